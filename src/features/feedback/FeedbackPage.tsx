import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { Card } from "../../ui/layout/Card.tsx";
import { Container } from "../../ui/layout/Container.tsx";
import { Stack } from "../../ui/layout/Stack.tsx";
import { PageHeading } from "../../ui/page/PageHeading.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { type FeedbackOutcome, FeedbackOutcomePanel } from "./FeedbackOutcomePanel.tsx";
import { messages } from "./messages.ts";
import { hasGivenFeedback } from "./rememberedFeedback.ts";
import { isAlreadyGiven, isUnknownProject, useGiveFeedback } from "./useGiveFeedback.ts";

/** Feedback on a project, by anybody who has the link. */
export function FeedbackPage() {
  const { projectId = "" } = useParams();
  return <ProjectFeedback key={projectId} projectId={projectId} />;
}

function ProjectFeedback({ projectId }: { projectId: string }) {
  const [wasGivenBefore] = useState(() => hasGivenFeedback(projectId));
  const mutation = useGiveFeedback(projectId);
  const outcome = getOutcome(mutation);
  if (outcome || wasGivenBefore) {
    return (
      <Container>
        <FeedbackOutcomePanel outcome={outcome ?? "alreadyGiven"} takesFocus={outcome !== undefined} />
      </Container>
    );
  }
  return (
    <Container width="form">
      <Stack gap="large">
        <PageHeading lead={<FormattedMessage {...messages.lead} />}>
          <FormattedMessage {...messages.title} />
        </PageHeading>
        <Card>
          <FeedbackForm mutation={mutation} />
        </Card>
      </Stack>
    </Container>
  );
}

/** Undefined as long as the form can be sent. */
function getOutcome({ isSuccess, error }: ReturnType<typeof useGiveFeedback>): FeedbackOutcome | undefined {
  if (isSuccess) return "thanks";
  if (isAlreadyGiven(error)) return "alreadyGiven";
  return isUnknownProject(error) ? "notFound" : undefined;
}
