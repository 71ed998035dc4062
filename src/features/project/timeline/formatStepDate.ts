import type { IntlShape } from "react-intl";
import { formatMoment } from "#i18n/formats/formatMoment.ts";
import { parseCalendarDay } from "#i18n/formats/parseCalendarDay.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { Step } from "./getTimelineSteps.ts";

interface TimelineDates
  extends Pick<InstallerRequest, "createdAt" | "installationStartDate" | "installationEndDate"> {
  siteVisitDate: string | null;
  /** That of the country: a site visit takes place there, wherever the customer reads its time. */
  timeZone: string;
}

/** The date shown at a step, in the locale of `intl`; undefined where the step has none or it is not known. */
export function formatStepDate(
  intl: IntlShape,
  { id, state }: Step,
  dates: TimelineDates,
): string | undefined {
  if (id === "sent") {
    return dates.createdAt ? intl.formatDate(dates.createdAt, { dateStyle: "long" }) : undefined;
  }
  if (id === "siteVisit" && dates.siteVisitDate) {
    return formatMoment(intl, dates.siteVisitDate, "long", dates.timeZone);
  }
  // Dates that were planned before a cancellation no longer apply.
  if (state === "stopped") return undefined;
  const isAgreementCurrent = id === "dateSet" && (state === "current" || state === "paused");
  return id === "installation" || isAgreementCurrent ? formatInstallationDays(intl, dates) : undefined;
}

function formatInstallationDays(intl: IntlShape, dates: TimelineDates): string | undefined {
  const first = dates.installationStartDate ? parseCalendarDay(dates.installationStartDate) : undefined;
  const last = dates.installationEndDate ? parseCalendarDay(dates.installationEndDate) : undefined;
  // Calendar days have no time zone; formatted in a local one west of Greenwich they would be a day early.
  const format = { dateStyle: "long", timeZone: "UTC" } as const;
  if (!first) return undefined;
  return last && last > first
    ? intl.formatDateTimeRange(first, last, format)
    : intl.formatDate(first, format);
}
