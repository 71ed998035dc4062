import type { DateFormats } from "#i18n/formats/dateFormats.ts";
import type { Step } from "#request-status/getProgress.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";

interface TimelineDates
  extends Pick<InstallerRequest, "createdAt" | "installationStartDate" | "installationEndDate"> {
  siteVisitDate: string | null;
}

/** The date shown at a step; undefined if the step has none or it is unknown. */
export function formatStepDate(
  { formatDay, formatDays, formatMoment }: DateFormats,
  { id, state }: Step,
  dates: TimelineDates,
): string | undefined {
  if (id === "sent") return formatDay(dates.createdAt);
  if (id === "siteVisit") return formatMoment(dates.siteVisitDate);
  // Dates from before a cancellation no longer apply.
  if (state === "stopped") return undefined;
  const isAgreementCurrent = id === "dateSet" && (state === "current" || state === "paused");
  if (id !== "installation" && !isAgreementCurrent) return undefined;
  return formatDays(dates.installationStartDate, dates.installationEndDate);
}
