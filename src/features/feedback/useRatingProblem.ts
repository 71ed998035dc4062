import { useIntl } from "react-intl";
import type { FieldProblems } from "../../forms/fieldProblems.ts";
import { messages } from "./messages.ts";

/** The problems of the form; a missing rating in words of its own, since it is chosen and not filled in. */
export function useRatingProblem(problems: FieldProblems): FieldProblems {
  const intl = useIntl();
  const { rating } = problems;
  if (!rating || "text" in rating) return problems;
  return { ...problems, rating: { text: intl.formatMessage(messages.ratingMissing) } };
}
