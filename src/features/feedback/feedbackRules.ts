import * as v from "valibot";
import { optionalText } from "../../forms/rules.ts";

/** The ratings, the poorest first. */
export const ratings = [1, 2, 3, 4, 5] as const;

/** Most characters of a comment. */
export const longestComment = 2000;

/** What a visitor enters. */
export const feedbackEntry = v.object({
  rating: v.pipe(v.picklist(ratings.map(String), "required"), v.transform(Number)),
  comment: optionalText(longestComment),
});
