import type { CancellationReason, RequestStatus } from "../generated/mainApi.ts";
import type { Violation } from "../graphql/errors.ts";
import { isCancellable } from "../world/requestStatuses.ts";
import { lengthViolation } from "./textRules.ts";

/** How long the customer's own words may be. */
const mostCharacters = 500;

/** Why a request of this status cannot be cancelled, in words for its customer; undefined if it can be. */
export function cancellationProblem(status: RequestStatus): string | undefined {
  if (isCancellable(status)) return undefined;
  switch (status) {
    case "CANCELLED":
      return "This request has been cancelled already.";
    case "REASSIGNED":
      return "This request was given to another installer and can no longer be cancelled.";
    default:
      return "The windows of this request are installed already. It can no longer be cancelled.";
  }
}

/** Everything wrong with the reason that is given for a cancellation. */
export function reasonViolations(
  reasons: readonly CancellationReason[],
  reasonId: string,
  ownWords: string | null,
): Violation[] {
  const violations: Violation[] = [];
  const reason = reasons.find(({ id }) => id === reasonId);
  if (!reason)
    violations.push({ field: "reasonId", message: `There is no reason with the id "${reasonId}".` });
  if (ownWords === null) return violations;
  const message =
    reason && !reason.allowsFreeText
      ? "This reason takes no words of your own."
      : lengthViolation(ownWords, 0, mostCharacters);
  if (message) violations.push({ field: "customReason", message });
  return violations;
}
