import { type DeadlineMessage, deadlineMessages } from "./deadlineMessages.ts";
import type { NextStep } from "./nextStep.ts";

interface Terms {
  overdue: boolean;
  deadlineDays: number | null;
  /** Negative once the deadline has passed. */
  remainingDays: number | null;
  due: NextStep["due"];
}

export interface Deadline {
  message: DeadlineMessage;
  /** For the message; 0 where it names no number. */
  days: number;
  late: boolean;
}

/**
 * A deadline for putting into words: the customer's for a decision, else that for a reply to the customer. Null where
 * nothing is known. The service's own mark of being late wins over its count of days.
 */
export function deadlineOf({ overdue, deadlineDays, remainingDays, due }: Terms): Deadline | null {
  if (!due) return null;
  const words = deadlineMessages[due];
  if (remainingDays !== null && remainingDays < 0) {
    return { message: words.overdueBy, days: -remainingDays, late: true };
  }
  if (overdue) return { message: words.overdue, days: 0, late: true };
  if (remainingDays === 0) return { message: words.today, days: 0, late: false };
  if (remainingDays !== null) return { message: words.left, days: remainingDays, late: false };
  if (deadlineDays !== null && deadlineDays > 0) {
    return { message: words.inAll, days: deadlineDays, late: false };
  }
  return null;
}
