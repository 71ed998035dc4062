import type { IntlShape } from "react-intl";
import { calendarDay } from "../../i18n/calendarDay.ts";
import type { RequestDetails } from "./requestQuery.ts";
import type { Step } from "./requestTimeline.ts";

interface Dates extends Pick<RequestDetails, "createdAt" | "installationStartDate" | "installationEndDate"> {
  siteVisitDate: string | null;
}

/** The date at a step in the visitor's language; undefined where none belongs there or none is known. */
export function dateOfStep(intl: IntlShape, { id, state }: Step, dates: Dates): string | undefined {
  if (id === "sent") return intl.formatDate(dates.createdAt, { dateStyle: "long" });
  if (id === "siteVisit" && dates.siteVisitDate) {
    return intl.formatDate(dates.siteVisitDate, { dateStyle: "long", timeStyle: "short" });
  }
  // The days of the work stand at the work, and at the agreement while that is what the visitor looks at. What was
  // planned before a cancellation holds no longer.
  if (state === "stopped") return undefined;
  const isAgreementNow = id === "dateSet" && (state === "current" || state === "paused");
  return id === "installation" || isAgreementNow ? installationDays(intl, dates) : undefined;
}

function installationDays(intl: IntlShape, dates: Dates): string | undefined {
  const first = dates.installationStartDate ? calendarDay(dates.installationStartDate) : undefined;
  const last = dates.installationEndDate ? calendarDay(dates.installationEndDate) : undefined;
  // Days have no time zone; shown in the visitor's they would slip to the day before west of Greenwich.
  const format = { dateStyle: "long", timeZone: "UTC" } as const;
  if (!first) return undefined;
  return last && last > first
    ? intl.formatDateTimeRange(first, last, format)
    : intl.formatDate(first, format);
}
