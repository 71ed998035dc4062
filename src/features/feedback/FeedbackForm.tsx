import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { FormattedMessage } from "react-intl";
import { ApplicationError } from "../../api/errors.ts";
import { FormErrorSummary } from "../../forms/FormErrorSummary.tsx";
import { problemsFromService } from "../../forms/fieldProblems.ts";
import { formMessages } from "../../forms/formMessages.ts";
import { SendFailure } from "../../forms/SendFailure.tsx";
import { useFieldProps } from "../../forms/useFieldProps.ts";
import { useForm } from "../../forms/useForm.ts";
import { Button } from "../../ui/Button.tsx";
import { FormActions } from "../../ui/FormActions.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { feedbackEntry, longestComment } from "./feedbackRules.ts";
import { alreadyGivenCode, giveFeedback } from "./giveFeedback.ts";
import { messages } from "./messages.ts";
import { RatingChoice } from "./RatingChoice.tsx";
import { useRatingProblem } from "./useRatingProblem.ts";

/** How giving feedback ended. */
export type FeedbackOutcome = "thanks" | "alreadyGiven" | "notFound";

interface FeedbackFormProps {
  projectId: string;
  onOutcome: (outcome: FeedbackOutcome) => void;
}

const idPrefix = "feedback-";
const labels = { rating: messages.ratingName, comment: messages.comment };
const fields = Object.keys(labels);

/** Asks for a rating and, if the visitor likes, a comment. */
export function FeedbackForm({ projectId, onOutcome }: FeedbackFormProps) {
  const { mutateAsync, error, isPending } = useMutation({
    mutationFn: giveFeedback,
    meta: { ownErrors: true },
    onSuccess: () => onOutcome("thanks"),
    onError: (failure) => {
      const outcome = outcomeOf(failure);
      const found = problemsFromService(failure, "", fields);
      if (outcome) onOutcome(outcome);
      else if (found) showProblems(found);
    },
  });
  const form = useForm(feedbackEntry, (entry) => mutateAsync({ projectId, ...entry }));
  const { attempts, showProblems, formProps } = form;
  const problems = useRatingProblem(form.problems);
  const field = useFieldProps({ idPrefix, labels, values: {}, problems });
  const counter = useCallback(
    (used: number) => (
      <FormattedMessage {...formMessages.charactersLeft} values={{ count: longestComment - used }} />
    ),
    [],
  );

  const isOfFields = problemsFromService(error, "", fields) !== undefined;
  return (
    <form {...formProps}>
      <Stack gap="large">
        <FormErrorSummary problems={problems} labels={labels} idPrefix={idPrefix} attempts={attempts} />
        <RatingChoice id={`${idPrefix}rating`} error={field("rating").error} />
        <TextArea
          {...field("comment", { optional: true })}
          hint={<FormattedMessage {...messages.commentHint} />}
          maxLength={longestComment}
          counter={counter}
        />
        <SendFailure
          error={isOfFields ? null : error}
          title={<FormattedMessage {...messages.sendFailed} />}
        />
        <FormActions>
          <Button type="submit" busy={isPending}>
            <FormattedMessage {...messages.send} />
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}

/** What the service's answer means where there is nothing left to mend. */
function outcomeOf(failure: Error): FeedbackOutcome | undefined {
  if (!(failure instanceof ApplicationError)) return undefined;
  if (failure.code === alreadyGivenCode) return "alreadyGiven";
  return failure.code === "NOT_FOUND" ? "notFound" : undefined;
}
