import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { ProjectNotifications } from "../features/notifications/ProjectNotifications.tsx";
import { ProjectPage } from "../features/project/ProjectPage.tsx";
import { projectsQuery } from "../features/projects/projectsQuery.ts";
import { lowerUnreadCount } from "./lowerUnreadCount.ts";

/** The project page with what other features add to it. */
export function ProjectScreen() {
  const queryClient = useQueryClient();
  const refreshList = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey });
  }, [queryClient]);
  const notifications = useCallback(
    (projectId: string) => (
      <ProjectNotifications
        key={projectId}
        projectId={projectId}
        onRead={() => lowerUnreadCount(queryClient, projectId)}
      />
    ),
    [queryClient],
  );
  return <ProjectPage notifications={notifications} windows={() => null} onChanged={refreshList} />;
}
