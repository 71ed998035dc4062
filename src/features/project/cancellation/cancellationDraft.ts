import { parseDraftTexts } from "#forms/draftTexts.ts";
import type { ValidationResult } from "#forms/rules/fieldErrors.ts";
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";
import type { Cancellation } from "./useCancelRequest.ts";

/** The chosen reason, and the customer's own text for a reason that takes one. */
export interface CancellationValues {
  /** "" until one is chosen. */
  reasonId: string;
  label: string;
  allowsFreeText: boolean;
  customReason: string;
}

export const emptyCancellation: CancellationValues = {
  reasonId: "",
  label: "",
  allowsFreeText: false,
  customReason: "",
};

/** Undefined where the draft is damaged or empty, or the request cannot be cancelled any more. Only a text is worth keeping. */
export function parseCancellationDraft(stored: unknown, status: string): CancellationValues | undefined {
  const texts = parseDraftTexts(stored, ["reasonId", "label", "customReason"]);
  const { reasonId, label, customReason } = texts ?? {};
  const { isCancellable } = getRequestStatusFacts(status);
  if (!reasonId || label === undefined || !customReason?.trim() || !isCancellable) return undefined;
  return { reasonId, label, allowsFreeText: true, customReason };
}

export function validateCancellation(
  values: CancellationValues,
): ValidationResult<Omit<Cancellation, "requestId">> {
  const { reasonId } = values;
  return reasonId
    ? { ok: true, values: { reasonId, customReason: getSentText(values) } }
    : { ok: false, errors: { reasonId: { rule: "required" } } };
}

/** Null without text, and for a reason that allows none. */
export function getSentText({ allowsFreeText, customReason }: CancellationValues): string | null {
  return (allowsFreeText && customReason.trim()) || null;
}
