import type { InstallationFlow, RequestStatus } from "../api/generated/main.ts";
import { useConfig } from "../api/runtime-config/useConfig.ts";
import { useText } from "../i18n/text.tsx";
import { getProgress, type Progress } from "./getProgress.ts";
import { getStatusName } from "./requestStatusRules.ts";

interface ProgressRequest {
  currentStatus: RequestStatus;
  previousActiveStatus: RequestStatus | null;
  installationFlow: InstallationFlow;
}

/** The progress of an installer request by the country's rules, with its texts. Null for an unsent request. */
export function useProgress(request: ProgressRequest | null): Progress & { text: string } {
  const t = useText();
  const { alternativeInstallationFlow, windowRegistrationEnabled } = useConfig();
  const progress = getProgress({
    status: request?.currentStatus ?? null,
    previousActiveStatus: request?.previousActiveStatus ?? null,
    flow: request?.installationFlow ?? "DEFAULT",
    alternativeInstallationFlow,
    windowRegistrationEnabled,
  });
  const { reached: number, count, isCertain, mark } = progress;
  if (!request) return { ...progress, text: t("requestProgress.draft") };
  const status = t(getStatusName(request.currentStatus));
  if (!isCertain || number === null) return { ...progress, text: status };
  const message = mark === "paused" || mark === "stopped" ? "halted" : "current";
  return { ...progress, text: t(`requestProgress.${message}`, { number, count, status }) };
}
