import type { CancellationReason, RequestStatus } from "../generated/mainApi.ts";
import { formatText, type Texts } from "../texts/texts.ts";
import { isCancellable } from "./requestStatuses.ts";
import { checkLength, type Violation } from "./violations.ts";

const maxReasonLength = 500;

/** The message that a request with this status cannot be cancelled; undefined if it can. */
export function getCancellationError(texts: Texts, status: RequestStatus): string | undefined {
  if (isCancellable(status)) return undefined;
  switch (status) {
    case "CANCELLED":
      return texts.alreadyCancelled;
    case "REASSIGNED":
      return texts.reassigned;
    default:
      return texts.cancelledTooLate;
  }
}

export function findReasonViolations(
  texts: Texts,
  reasons: readonly CancellationReason[],
  reasonId: string,
  customReason: string | null,
): Violation[] {
  const violations: Violation[] = [];
  const reason = reasons.find(({ id }) => id === reasonId);
  if (!reason)
    violations.push({ field: "reasonId", message: formatText(texts.unknownReason, { id: reasonId }) });
  if (customReason === null) return violations;
  const message =
    reason && !reason.allowsFreeText
      ? texts.freeTextNotAllowed
      : checkLength(texts, customReason, 0, maxReasonLength);
  if (message) violations.push({ field: "customReason", message });
  return violations;
}
