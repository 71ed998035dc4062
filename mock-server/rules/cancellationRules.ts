import type { CancellationReason, RequestStatus } from "../generated/mainApi.ts";
import type { Violation } from "../graphql/errors.ts";
import type { Texts } from "../texts/texts.ts";
import { isCancellable } from "../world/requestStatuses.ts";
import { lengthViolation } from "./textRules.ts";

/** How long the customer's own words may be. */
const mostCharacters = 500;

/** Why a request of this status cannot be cancelled, in words for its customer; undefined if it can be. */
export function cancellationProblem(texts: Texts, status: RequestStatus): string | undefined {
  if (isCancellable(status)) return undefined;
  switch (status) {
    case "CANCELLED":
      return texts.cancelledAlready;
    case "REASSIGNED":
      return texts.reassigned;
    default:
      return texts.cancelledTooLate;
  }
}

/** Everything wrong with the reason that is given for a cancellation. */
export function reasonViolations(
  texts: Texts,
  reasons: readonly CancellationReason[],
  reasonId: string,
  ownWords: string | null,
): Violation[] {
  const violations: Violation[] = [];
  const reason = reasons.find(({ id }) => id === reasonId);
  if (!reason) violations.push({ field: "reasonId", message: texts.unknownReason(reasonId) });
  if (ownWords === null) return violations;
  const message =
    reason && !reason.allowsFreeText ? texts.noOwnWords : lengthViolation(texts, ownWords, 0, mostCharacters);
  if (message) violations.push({ field: "customReason", message });
  return violations;
}
