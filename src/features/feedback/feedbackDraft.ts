import { type FormTexts, parseFormTexts } from "#forms/formTexts.ts";

/** The rating and the comment; undefined if they are damaged or empty. */
export function parseFeedbackDraft(stored: unknown): FormTexts | undefined {
  const texts = parseFormTexts(stored, (name) => name === "rating" || name === "comment");
  return texts && Object.values(texts).some((text) => text.trim() !== "") ? texts : undefined;
}
