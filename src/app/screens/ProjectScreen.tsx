import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { generatePath } from "react-router-dom";
import { runtimeConfigQuery } from "../../api/runtime-config/runtimeConfigQuery.ts";
import { PartBoundary } from "../../errors/PartBoundary.tsx";
import { CampaignPlacement } from "../../features/campaigns/placements/CampaignPlacement.tsx";
import { ProjectNotifications } from "../../features/notifications/ProjectNotifications.tsx";
import { ProjectPage } from "../../features/project/overview/ProjectPage.tsx";
import type { ProjectDetails } from "../../features/project/overview/projectQuery.ts";
import type { ProjectSlots } from "../../features/project/overview/projectSlots.ts";
import { RegisteredWindows } from "../../features/windows/list/RegisteredWindows.tsx";
import { paths } from "../../paths.ts";
import { useHashFocus } from "../navigation/useHashFocus.ts";
import { AccessoryCampaign } from "./AccessoryCampaign.tsx";

export function ProjectScreen() {
  // Notifications link to sections of the project.
  useHashFocus();
  const { data: config } = useQuery(runtimeConfigQuery());
  const canRegister = config?.windowRegistrationEnabled ?? false;
  const renderSlots = useCallback(
    ({ project: { id, registeredAt }, isArchived, configuratorProject }: ProjectDetails): ProjectSlots => ({
      notifications: (
        <PartBoundary key={id}>
          <ProjectNotifications projectId={id} />
        </PartBoundary>
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
      configurator: configuratorProject ? <ConfiguratorCampaign isSent={registeredAt !== null} /> : null,
      renderAccessories: ({ canShowPopup }) => <AccessoryCampaign canShowPopup={canShowPopup} />,
    }),
    [canRegister],
  );
  return <ProjectPage renderSlots={renderSlots} />;
}

const placementsOfSentPlan = ["configurator_success_banner", "configurator_flag"] as const;
const placementsOfOtherPlan = ["configurator_banner", "configurator_flag"] as const;

/** A campaign for the configurator. It differs for plans that were sent and plans that were not. */
function ConfiguratorCampaign({ isSent }: { isSent: boolean }) {
  return (
    <CampaignPlacement
      placements={isSent ? placementsOfSentPlan : placementsOfOtherPlan}
      flagVariant={isSent ? "summary" : "answer"}
    />
  );
}
