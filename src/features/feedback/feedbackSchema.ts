import * as v from "valibot";
import { type FormTexts, parseFormTexts } from "#forms/formTexts.ts";
import { optionalText } from "#forms/rules/rules.ts";

/** The ratings from poor to excellent. */
export const ratings = [1, 2, 3, 4, 5] as const;

export const maxCommentLength = 2000;

export const feedbackSchema = v.object({
  rating: v.pipe(v.picklist(ratings.map(String), "required"), v.transform(Number)),
  comment: optionalText(maxCommentLength),
});

/** The rating and the comment; undefined if they are damaged or empty. */
export function parseFeedbackDraft(stored: unknown): FormTexts | undefined {
  const texts = parseFormTexts(stored, (name) => name === "rating" || name === "comment");
  return texts && Object.values(texts).some((text) => text.trim() !== "") ? texts : undefined;
}
