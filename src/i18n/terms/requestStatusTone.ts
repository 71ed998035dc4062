import type { RequestStatus } from "../../api/generated/main.ts";

type Tone = "neutral" | "progress" | "positive" | "caution" | "negative";

const tones: Readonly<Record<RequestStatus, Tone>> = {
  CANCELLED: "negative",
  CLIENT_CONTACTED: "progress",
  HANDED_TO_TAGLYS_AT_HOME: "progress",
  HANDOVER_TO_TAGLYS_INSTALLER: "progress",
  HOMEOWNER_GOT_OFFER_FROM_INSTALLER: "progress",
  IN_CLARIFICATION: "caution",
  INSTALLATION_DATE_CONFIRMED: "positive",
  INSTALLATION_IN_PROGRESS: "progress",
  INSTALLED_BY_TAGLYS_INSTALLATION_SERVICE: "positive",
  INSTALLED_BY_TAGLYS_INSTALLER: "positive",
  INSTALLER_SITE_VISIT: "progress",
  OFFER_ACCEPTED: "positive",
  OFFER_SENT: "progress",
  OPEN: "progress",
  ORCHESTRATE_WITH_TAGLYS_INSTALLATION_SERVICE: "progress",
  REASSIGNED: "caution",
  WINDOW_INSTALLED: "positive",
  WINDOW_REGISTERED: "positive",
};

/** A status that this version of the portal does not know counts as in progress. */
export function getRequestStatusTone(status: RequestStatus): Tone {
  return Object.hasOwn(tones, status) ? tones[status] : "progress";
}
