import { useState } from "react";
import { useParams } from "react-router-dom";
import { hasKind } from "#api/errors.ts";
import { CallService } from "#errors/CallService.tsx";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { FormErrorSummary } from "#forms/FormErrorSummary.tsx";
import type { FormTexts } from "#forms/formTexts.ts";
import { LeaveGuard } from "#forms/LeaveGuard.tsx";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { type FieldErrors, getFieldErrors, validateFields } from "#forms/rules/fieldErrors.ts";
import { type Draft, useDraft } from "#forms/useDraft.ts";
import { useFieldProps } from "#forms/useFieldProps.ts";
import { useForm } from "#forms/useForm.ts";
import { useLengthLimit } from "#forms/useLengthLimit.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { Button } from "#ui/actions/Button.tsx";
import { FormActions } from "#ui/actions/FormActions.tsx";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { RadioGroup } from "#ui/fields/choice/RadioGroup.tsx";
import { TextArea } from "#ui/fields/TextArea.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { DoneIllustration, LostIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { Card } from "#ui/layout/Card.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import styles from "./FeedbackPage.module.css";
import { feedbackSchema, maxCommentLength, parseFeedbackDraft, ratings } from "./feedbackSchema.ts";
import { hasGivenFeedback } from "./rememberedFeedback.ts";
import { isAlreadyGiven, useGiveFeedback } from "./useGiveFeedback.ts";

/** Feedback on a project, by anybody who has the link. */
export function FeedbackPage() {
  const { projectId = "" } = useParams();
  return <ProjectFeedback key={projectId} projectId={projectId} />;
}

function ProjectFeedback({ projectId }: { projectId: string }) {
  const [wasGivenBefore] = useState(() => hasGivenFeedback(projectId));
  const mutation = useGiveFeedback(projectId);
  const outcome = getOutcome(mutation);
  const parseDraft = (stored: unknown) =>
    hasGivenFeedback(projectId) ? undefined : parseFeedbackDraft(stored);
  // The page knows no account: the link comes by e-mail, and opens without a session check.
  const draft = useDraft({ accountId: "", form: `feedback ${projectId}` }, parseDraft);
  const [formVersion, setFormVersion] = useState(0);
  const handleStartAnew = () => {
    draft.drop();
    setFormVersion((version) => version + 1);
  };

  if (outcome || wasGivenBefore) {
    return (
      <Container>
        <FeedbackOutcomePanel outcome={outcome ?? "given"} takesFocus={outcome !== undefined} />
      </Container>
    );
  }
  return (
    <Container width="form">
      <Stack key={formVersion} gap="large">
        <PageHeading ref={formVersion > 0 ? focusOnMount : undefined} lead={<Text id="page.feedback.lead" />}>
          <Text id="page.feedback.title" />
        </PageHeading>
        <RestoredDraft draft={draft} action="send" onStartAnew={handleStartAnew} />
        <Card>
          <FeedbackForm mutation={mutation} draft={draft} />
        </Card>
      </Stack>
    </Container>
  );
}

type FeedbackState = Pick<ReturnType<typeof useGiveFeedback>, "isSuccess" | "error">;

/** The outcome of the form; undefined as long as it can be sent. */
function getOutcome({ isSuccess, error }: FeedbackState): FeedbackOutcome | undefined {
  if (isSuccess) return "thanks";
  if (isAlreadyGiven(error)) return "given";
  return hasKind(error, "notFound") ? "notFound" : undefined;
}

type FeedbackOutcome = "thanks" | "given" | "notFound";

interface FeedbackOutcomePanelProps {
  outcome: FeedbackOutcome;
  /** Whether the panel replaces the form that had the focus. */
  takesFocus: boolean;
}

function FeedbackOutcomePanel({ outcome, takesFocus }: FeedbackOutcomePanelProps) {
  return (
    <ErrorPanel
      headingRef={takesFocus ? showFromTop : undefined}
      title={<Text id={`page.feedback.${outcome}.title`} />}
      illustration={outcome === "notFound" ? <LostIllustration /> : <DoneIllustration />}
      actions={
        <LinkButton to={paths.introduction} variant="secondary">
          <Text id="page.feedback.toStart" />
        </LinkButton>
      }
    >
      <p>
        <Text id={`page.feedback.${outcome}.text`} />
      </p>
    </ErrorPanel>
  );
}

function showFromTop(heading: HTMLElement | null): void {
  focusOnMount(heading);
  if (heading) scrollTo(0, 0);
}

interface FeedbackFormProps {
  mutation: ReturnType<typeof useGiveFeedback>;
  draft: Draft<FormTexts>;
}

const idPrefix = "feedback-";
const labels = { rating: "page.feedback.rating.name", comment: "page.feedback.comment" } as const;
const noTexts: FormTexts = { rating: "", comment: "" };
const fields = Object.keys(labels);

function FeedbackForm({ mutation, draft }: FeedbackFormProps) {
  const { error, ...form } = useForm({
    defaults: noTexts,
    draft,
    validate: (texts) => validateFields(feedbackSchema, texts),
    mutation,
    getServiceErrors: (failure) => getFieldErrors(failure, "", fields),
    onSuccess: () => draft.drop(),
    onError: (failure) => {
      if (getOutcome({ isSuccess: false, error: failure })) draft.drop();
    },
  });
  const errors = useRatingText(form.errors);
  const commentLimit = useLengthLimit(maxCommentLength);
  const field = useFieldProps({ idPrefix, labels, form: { ...form, errors } });

  return (
    <form {...form.formProps}>
      <Stack gap="large">
        <FormErrorSummary errors={errors} labels={labels} idPrefix={idPrefix} focusKey={form.focusKey} />
        <RatingChoice id={`${idPrefix}rating`} rating={form.texts["rating"]} error={field("rating").error} />
        <TextArea
          {...field("comment", { optional: true })}
          hint={<Text id="page.feedback.comment.hint" />}
          {...commentLimit}
        />
        {hasKind(error, "unknownResult") ? (
          <InlineBanner tone="negative" role="alert" title={<Text id="page.feedback.unknownResult" />} />
        ) : hasKind(error, "unsupported") ? (
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
      <LeaveGuard loses={!draft.isStored && "input"} />
    </form>
  );
}

/** The customer selects a rating instead of filling it in, so a missing one has its own text. */
function useRatingText(errors: FieldErrors): FieldErrors {
  const t = useText();
  const { rating } = errors;
  if (!rating || "text" in rating) return errors;
  return { ...errors, rating: { text: t("page.feedback.rating.missing") } };
}

interface RatingChoiceProps {
  id: string;
  /** The current rating. */
  rating: string | undefined;
  error: string | undefined;
}

/** A row of stars, filled up to the chosen one. Its name stands below, since a phone has no room for all names. */
function RatingChoice({ id, rating: chosen, error }: RatingChoiceProps) {
  const options = ratings.map((rating) => ({
    value: String(rating),
    label: (
      <span className={joinClassNames(styles["option"], rating <= Number(chosen) && styles["filled"])}>
        <Icon name="star" size={24} />
        <VisuallyHidden>
          <Text id={`page.feedback.rating.${rating}`} />
        </VisuallyHidden>
      </span>
    ),
  }));
  const shownBelow = ratings.filter((rating) =>
    chosen ? rating === Number(chosen) : rating === 1 || rating === 5,
  );
  return (
    <div className={styles["rating"]}>
      <RadioGroup
        id={id}
        name="rating"
        legend={<Text id="page.feedback.rating" />}
        options={options}
        defaultValue={chosen}
        isRow
        error={error}
        required
      />
      <p className={styles["names"]} aria-hidden="true">
        {shownBelow.map((rating) => (
          <span key={rating}>
            <Text id={`page.feedback.rating.${rating}`} />
          </span>
        ))}
      </p>
    </div>
  );
}
