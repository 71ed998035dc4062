import { useConfig } from "#api/runtime-config/useConfig.ts";
import { getRequestStatusFacts, type NextStep } from "#request-status/requestStatusFacts.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { isLate } from "./getDeadline.ts";

/** The next step of an installer request by the rules of the country. */
export function useNextStep(request: InstallerRequest): NextStep {
  const { alternativeInstallationFlow, windowRegistrationEnabled } = useConfig();
  return getRequestStatusFacts(request.currentStatus).getNextStep({
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    isUserConfirmed: request.isUserConfirmed,
    hasCart: request.cart !== null,
    isLate: isLate(request),
    alternativeInstallationFlow,
    windowRegistrationEnabled,
  });
}
