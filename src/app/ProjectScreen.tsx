import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { generatePath } from "react-router-dom";
import { runtimeConfigQuery } from "../api/runtimeConfigQuery.ts";
import { ProjectNotifications } from "../features/notifications/ProjectNotifications.tsx";
import { ProjectPage } from "../features/project/ProjectPage.tsx";
import type { ProjectExtras } from "../features/project/projectExtras.ts";
import type { ProjectDetails } from "../features/project/projectQuery.ts";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { RegisteredWindows } from "../features/window/RegisteredWindows.tsx";
import { paths } from "../paths.ts";
import { AccessoryCampaigns } from "./AccessoryCampaigns.tsx";
import { ConfiguratorCampaigns } from "./ConfiguratorCampaigns.tsx";
import { lowerUnreadCount } from "./lowerUnreadCount.ts";

/** The project page with what other features add to it. */
export function ProjectScreen() {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(runtimeConfigQuery());
  const canRegister = config?.windowRegistrationEnabled ?? false;
  const refreshList = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey });
  }, [queryClient]);
  const extrasOf = useCallback(
    ({ project: { id, registeredAt }, isArchived }: ProjectDetails): ProjectExtras => ({
      notifications: (
        <ProjectNotifications
          key={id}
          projectId={id}
          onRead={(since) => lowerUnreadCount(queryClient, id, since)}
        />
      ),
      windows: (
        <RegisteredWindows
          key={id}
          projectId={id}
          registerPath={
            canRegister && !isArchived ? generatePath(paths.windowRegistration, { projectId: id }) : undefined
          }
        />
      ),
      configurator: <ConfiguratorCampaigns isSent={registeredAt !== null} />,
      accessories: <AccessoryCampaigns />,
    }),
    [queryClient, canRegister],
  );
  return <ProjectPage extrasOf={extrasOf} onChanged={refreshList} />;
}
