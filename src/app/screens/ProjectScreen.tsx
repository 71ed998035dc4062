import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { generatePath, useParams } from "react-router-dom";
import { useConfig } from "#api/runtime-config/useConfig.ts";
import { PartBoundary } from "#errors/PartBoundary.tsx";
import { ProjectNotifications } from "#features/notifications/ProjectNotifications.tsx";
import type { UnreadNotification } from "#features/notifications/unreadNotificationsQuery.ts";
import { ProjectPage } from "#features/project/page/ProjectPage.tsx";
import type { ProjectDetails } from "#features/project/page/projectQuery.ts";
import type { ProjectSlots } from "#features/project/page/projectSlots.ts";
import { findListedProject, projectsQuery } from "#features/project-list/projectsQuery.ts";
import { RegisteredWindows } from "#features/windows/list/RegisteredWindows.tsx";
import { registeredWindowsQuery } from "#features/windows/list/registeredWindowsQuery.ts";
import { paths } from "#paths.ts";
import { useHasPainted } from "#ui/loading/PaintedContext.tsx";
import { accessoryPlacements, CampaignPlacement } from "./lazyCampaign.ts";

// The screen of the project list shows it too, from this chunk.
export { RequestSummary } from "#features/project/request/RequestSummary.tsx";

export function ProjectScreen() {
  const { projectId = "" } = useParams();
  return <Project key={projectId} projectId={projectId} />;
}

function Project({ projectId }: { projectId: string }) {
  // Loads the windows together with the request, although their list renders after it.
  useInfiniteQuery({ ...registeredWindowsQuery({ projectId }), enabled: useHasPainted() });
  const queryClient = useQueryClient();
  // Until the details have loaded, the page shows the list's data from the moment when it was opened.
  const [listed] = useState(() =>
    findListedProject(queryClient.getQueryData(projectsQuery().queryKey), projectId),
  );
  const { windowRegistrationEnabled: canRegister } = useConfig();
  // The state is here, because the page moves the notifications once a failed request has succeeded.
  const [seen, setSeen] = useState<readonly UnreadNotification[]>([]);
  const handleSeen = (notification: UnreadNotification) => setSeen((earlier) => [...earlier, notification]);
  const renderSlots = ({
    project: { id, registeredAt },
    isArchived,
    registeredWindowsCount,
    configuratorProject,
  }: ProjectDetails): ProjectSlots => ({
    notifications: (
      <PartBoundary key={`notifications ${id}`}>
        <ProjectNotifications projectId={id} seen={seen} onSeen={handleSeen} />
      </PartBoundary>
    ),
    windows: (
      <RegisteredWindows
        key={`windows ${id}`}
        projectId={id}
        count={registeredWindowsCount ?? undefined}
        registerPath={
          canRegister && !isArchived ? generatePath(paths.windowRegistration, { projectId: id }) : undefined
        }
      />
    ),
    campaign: configuratorProject ? (
      <ConfiguratorCampaign isSent={registeredAt !== null} />
    ) : (
      <CampaignPlacement placements={accessoryPlacements} />
    ),
  });
  return <ProjectPage listed={listed} renderSlots={renderSlots} />;
}

const placementsOfSentPlan = [
  "configurator_success_banner",
  "configurator_flag",
  ...accessoryPlacements,
] as const;
const placementsOfOtherPlan = ["configurator_banner", "configurator_flag", ...accessoryPlacements] as const;

/** A campaign for the configurator, else for accessories. It differs for plans that were sent and plans that were not. */
function ConfiguratorCampaign({ isSent }: { isSent: boolean }) {
  return (
    <CampaignPlacement
      placements={isSent ? placementsOfSentPlan : placementsOfOtherPlan}
      flagVariant={isSent ? "summary" : "answer"}
    />
  );
}
