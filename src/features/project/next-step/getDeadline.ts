import type { MessageName } from "#i18n/text.tsx";
import type { RequestStatusRules } from "#request-status/requestStatusRules.ts";

interface DeadlineInput {
  overdue: boolean | null;
  deadlineDays: number | null;
  /** The days left; negative once the deadline has passed. */
  remainingDays: number | null;
  due: RequestStatusRules["due"];
}

export interface Deadline {
  message: `page.project.deadline.${NonNullable<RequestStatusRules["due"]>}.${MessageName<"page.project.deadline.reply">}`;
  /** The number in the message; 0 for a message without a number. */
  days: number;
  isLate: boolean;
}

/** Whether the deadline has passed. */
export function isLate({
  overdue,
  remainingDays,
}: Pick<DeadlineInput, "overdue" | "remainingDays">): boolean {
  return overdue === true || (remainingDays !== null && remainingDays < 0);
}

/** The deadline of the next step; null if it is unknown. The service's `overdue` takes precedence over the number of days. */
export function getDeadline({ overdue, deadlineDays, remainingDays, due }: DeadlineInput): Deadline | null {
  if (!due) return null;
  if (remainingDays !== null && remainingDays < 0) {
    return { message: `page.project.deadline.${due}.overdueBy`, days: -remainingDays, isLate: true };
  }
  if (overdue) return { message: `page.project.deadline.${due}.overdue`, days: 0, isLate: true };
  if (remainingDays === 0) return { message: `page.project.deadline.${due}.today`, days: 0, isLate: false };
  if (remainingDays !== null)
    return { message: `page.project.deadline.${due}.left`, days: remainingDays, isLate: false };
  if (deadlineDays !== null && deadlineDays > 0) {
    return { message: `page.project.deadline.${due}.inAll`, days: deadlineDays, isLate: false };
  }
  return null;
}
