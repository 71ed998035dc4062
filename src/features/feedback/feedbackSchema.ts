import * as v from "valibot";
import { optionalText } from "#forms/rules/rules.ts";

/** The ratings from poor to excellent. */
export const ratings = [1, 2, 3, 4, 5] as const;

export const maxCommentLength = 2000;

export const feedbackSchema = v.object({
  rating: v.pipe(v.picklist(ratings.map(String), "required"), v.transform(Number)),
  comment: optionalText(maxCommentLength),
});
