import { useConfig } from "#api/runtime-config/useConfig.ts";
import {
  getRequestStatusRules,
  type NextStep,
  type RequestStatusRules,
} from "#request-status/requestStatusRules.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { isLate } from "./getDeadline.ts";

/** The next step of an installer request by the rules of the country, and the due event of its status. */
export function useNextStep(request: InstallerRequest): NextStep & Pick<RequestStatusRules, "due"> {
  const { alternativeInstallationFlow, windowRegistrationEnabled } = useConfig();
  const { getNextStep, due } = getRequestStatusRules(request.currentStatus);
  const nextStep = getNextStep({
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    isUserConfirmed: request.isUserConfirmed,
    hasCart: request.cart !== null,
    isLate: isLate(request),
    alternativeInstallationFlow,
    windowRegistrationEnabled,
  });
  return { ...nextStep, due };
}
