import { type DraftTexts, parseDraftTexts } from "#forms/draftTexts.ts";

/** The rating and the comment; undefined where they are damaged or empty. */
export function parseFeedbackDraft(stored: unknown): DraftTexts | undefined {
  const texts = parseDraftTexts(stored, ["rating", "comment"]);
  return texts && Object.values(texts).some((text) => text.trim() !== "") ? texts : undefined;
}
