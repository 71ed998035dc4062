import { useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { hasErrorCode } from "#api/errors.ts";
import { RestoredDraft } from "#forms/RestoredDraft.tsx";
import { useDraft } from "#forms/useDraft.ts";
import { Text } from "#i18n/text.tsx";
import { focusOnMount } from "#ui/focus/focusOnMount.ts";
import { Card } from "#ui/layout/Card.tsx";
import { Container } from "#ui/layout/Container.tsx";
import { Stack } from "#ui/layout/Stack.tsx";
import { PageHeading } from "#ui/page-frame/PageHeading.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { type FeedbackOutcome, FeedbackOutcomePanel } from "./FeedbackOutcomePanel.tsx";
import { parseFeedbackDraft } from "./feedbackDraft.ts";
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
  const { drop: dropDraft } = draft;
  const [formVersion, setFormVersion] = useState(0);
  const handleStartAnew = () => {
    dropDraft();
    setFormVersion((version) => version + 1);
  };
  useEffect(() => {
    if (outcome) dropDraft();
  }, [outcome, dropDraft]);

  if (outcome || wasGivenBefore) {
    return (
      <Container>
        <FeedbackOutcomePanel outcome={outcome ?? "alreadyGiven"} takesFocus={outcome !== undefined} />
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

/** Undefined as long as the form can be sent. */
function getOutcome({ isSuccess, error }: ReturnType<typeof useGiveFeedback>): FeedbackOutcome | undefined {
  if (isSuccess) return "thanks";
  if (isAlreadyGiven(error)) return "alreadyGiven";
  return hasErrorCode(error, "NOT_FOUND") ? "notFound" : undefined;
}
