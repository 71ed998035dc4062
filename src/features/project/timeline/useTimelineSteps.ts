import { useQuery } from "@tanstack/react-query";
import { runtimeConfigQuery } from "#api/runtime-config/runtimeConfigQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { getTimelineSteps } from "./getTimelineSteps.ts";

/** The steps of an installer request that the country has, and whether the offer comes before the site visit there. */
export function useTimelineSteps(request: InstallerRequest) {
  const { data: config } = useQuery(runtimeConfigQuery());
  const offerFirst = config?.alternativeInstallationFlow ?? false;
  const steps = getTimelineSteps({
    status: request.currentStatus,
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    alternativeInstallationFlow: offerFirst,
  });
  // In countries without registration this step would never be reached.
  const canRegister = config?.windowRegistrationEnabled ?? true;
  return {
    offerFirst,
    steps: steps.filter(({ id, state }) => canRegister || id !== "registered" || state !== "upcoming"),
  };
}
