import { isUnsupported } from "#api/errors.ts";
import { CallService } from "#errors/CallService.tsx";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { FormErrorSummary } from "#forms/FormErrorSummary.tsx";
import type { FormTexts } from "#forms/formTexts.ts";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { type FieldErrors, getFieldErrors, validateFields } from "#forms/rules/fieldErrors.ts";
import type { Draft } from "#forms/useDraft.ts";
import { useFieldProps } from "#forms/useFieldProps.ts";
import { useForm } from "#forms/useForm.ts";
import { Text, useText } from "#i18n/text.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { feedbackSchema, maxCommentLength } from "./feedbackSchema.ts";
import { RatingChoice } from "./RatingChoice.tsx";
import type { useGiveFeedback } from "./useGiveFeedback.ts";

interface FeedbackFormProps {
  mutation: ReturnType<typeof useGiveFeedback>;
  draft: Draft<FormTexts>;
}

const idPrefix = "feedback-";
const labels = { rating: "page.feedback.rating.name", comment: "page.feedback.comment" } as const;
const noTexts: FormTexts = { rating: "", comment: "" };
const fields = Object.keys(labels);

export function FeedbackForm({ mutation, draft }: FeedbackFormProps) {
  const { error, ...form } = useForm({
    defaults: noTexts,
    draft,
    validate: (texts) => validateFields(feedbackSchema, texts),
    mutation,
    getServiceErrors: (failure) => getFieldErrors(failure, "", fields),
  });
  const errors = useRatingText(form.errors);
  const field = useFieldProps({ idPrefix, labels, form: { ...form, errors } });
  const counter = (usedLength: number) => (
    <Text id="form.charactersLeft" values={{ count: maxCommentLength - usedLength }} />
  );

  return (
    <form {...form.formProps}>
      <Stack gap="large">
        <FormErrorSummary errors={errors} labels={labels} idPrefix={idPrefix} focusKey={form.focusKey} />
        <RatingChoice id={`${idPrefix}rating`} rating={form.texts["rating"]} error={field("rating").error} />
        <TextArea
          {...field("comment", { optional: true })}
          hint={<Text id="page.feedback.comment.hint" />}
          maxLength={maxCommentLength}
          counter={counter}
        />
        {isUnsupported(error) ? (
          <InlineBanner
            tone="negative"
            role="alert"
            title={<Text id="page.feedback.sendFailed" />}
            action={<CallService variant="secondary" />}
          >
            <p>
              <Text id="page.feedback.unsupported" />
            </p>
          </InlineBanner>
        ) : (
          <ErrorBanner error={error} title={<Text id="page.feedback.sendFailed" />} />
        )}
        <FormActions>
          <Button type="submit" busy={form.isPending}>
            <Text id="page.feedback.send" />
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard active={!draft.isStored} />
    </form>
  );
}

/** A missing rating has a text of its own, because it is selected instead of filled in. */
function useRatingText(errors: FieldErrors): FieldErrors {
  const t = useText();
  const { rating } = errors;
  if (!rating || "text" in rating) return errors;
  return { ...errors, rating: { text: t("page.feedback.rating.missing") } };
}
