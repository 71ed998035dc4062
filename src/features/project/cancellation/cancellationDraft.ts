import { parseDraftTexts } from "#forms/draftTexts.ts";
import { getRequestStatusFacts } from "#request-status/requestStatusFacts.ts";
import type { CancellationReason } from "./requestReasonsQuery.ts";

/** The customer's own text with the reason that takes it. */
export interface CancellationDraft {
  reasonId: string;
  label: string;
  customReason: string;
}

/** Undefined where the draft is damaged or empty, or the request cannot be cancelled any more. */
export function parseCancellationDraft(stored: unknown, status: string): CancellationDraft | undefined {
  const texts = parseDraftTexts(stored, ["reasonId", "label", "customReason"]);
  const { reasonId, label, customReason } = texts ?? {};
  const { isCancellable } = getRequestStatusFacts(status);
  if (!reasonId || label === undefined || !customReason?.trim() || !isCancellable) return undefined;
  return { reasonId, label, customReason };
}

export function getDraftReason({ reasonId: id, label }: CancellationDraft): CancellationReason {
  return { id, label, allowsFreeText: true };
}
