import { useConfig } from "#api/runtime-config/useConfig.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { getTimelineSteps } from "./getTimelineSteps.ts";

/** The steps of an installer request that the country has, and whether the offer comes before the site visit there. */
export function useTimelineSteps(request: InstallerRequest) {
  const { alternativeInstallationFlow: offerFirst, windowRegistrationEnabled: canRegister } = useConfig();
  const steps = getTimelineSteps({
    status: request.currentStatus,
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    alternativeInstallationFlow: offerFirst,
  });
  return {
    offerFirst,
    // In countries without registration the last step would never be reached.
    steps: steps.filter(({ id, state }) => canRegister || id !== "registered" || state !== "upcoming"),
  };
}
