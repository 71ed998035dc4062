import type { NextStep } from "../../../request-status/requestStatusFacts.ts";
import { type DeadlineMessage, deadlineMessages } from "./deadlineMessages.ts";

interface DeadlineInput {
  overdue: boolean;
  deadlineDays: number | null;
  /** Negative once the deadline has passed. */
  remainingDays: number | null;
  due: NextStep["due"];
}

export interface Deadline {
  message: DeadlineMessage;
  /** For the message; 0 where the message has no number. */
  days: number;
  isLate: boolean;
}

/** Null where no deadline is known. The service's `overdue` takes precedence over the number of days. */
export function getDeadline({ overdue, deadlineDays, remainingDays, due }: DeadlineInput): Deadline | null {
  if (!due) return null;
  const messages = deadlineMessages[due];
  if (remainingDays !== null && remainingDays < 0) {
    return { message: messages.overdueBy, days: -remainingDays, isLate: true };
  }
  if (overdue) return { message: messages.overdue, days: 0, isLate: true };
  if (remainingDays === 0) return { message: messages.today, days: 0, isLate: false };
  if (remainingDays !== null) return { message: messages.left, days: remainingDays, isLate: false };
  if (deadlineDays !== null && deadlineDays > 0) {
    return { message: messages.total, days: deadlineDays, isLate: false };
  }
  return null;
}
