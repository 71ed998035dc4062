import { parseDraftTexts } from "#forms/draftTexts.ts";
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";

/** The chosen reason, and the customer's own text for a reason that takes one. */
export interface CancellationValues {
  /** "" until one is chosen. */
  reasonId: string;
  label: string;
  allowsFreeText: boolean;
  customReason: string;
}

/** Undefined where the draft is damaged or empty, or the request cannot be cancelled any more. Only a text is worth keeping. */
export function parseCancellationDraft(stored: unknown, status: string): CancellationValues | undefined {
  const texts = parseDraftTexts(stored, ["reasonId", "label", "customReason"]);
  const { reasonId, label, customReason } = texts ?? {};
  const { isCancellable } = getRequestStatusFacts(status);
  if (!reasonId || label === undefined || !customReason?.trim() || !isCancellable) return undefined;
  return { reasonId, label, allowsFreeText: true, customReason };
}
