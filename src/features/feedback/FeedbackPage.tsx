import { useCallback, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useParams } from "react-router-dom";
import { Card } from "../../ui/Card.tsx";
import { Container } from "../../ui/Container.tsx";
import { PageHeading } from "../../ui/PageHeading.tsx";
import { Stack } from "../../ui/Stack.tsx";
import { FeedbackEnd } from "./FeedbackEnd.tsx";
import { FeedbackForm, type FeedbackOutcome } from "./FeedbackForm.tsx";
import { isFeedbackGiven, rememberFeedback } from "./givenFeedback.ts";
import { messages } from "./messages.ts";

/** Asks what a visitor thinks of a project, whoever the visitor is. */
export function FeedbackPage() {
  const { projectId = "" } = useParams();
  return <FeedbackOn key={projectId} projectId={projectId} />;
}

function FeedbackOn({ projectId }: { projectId: string }) {
  const [wasGiven] = useState(() => isFeedbackGiven(projectId));
  const [outcome, setOutcome] = useState<FeedbackOutcome>();
  const end = useCallback(
    (reached: FeedbackOutcome) => {
      if (reached !== "notFound") rememberFeedback(projectId);
      setOutcome(reached);
    },
    [projectId],
  );
  if (outcome || wasGiven) {
    return (
      <Container>
        <FeedbackEnd outcome={outcome ?? "alreadyGiven"} focus={outcome !== undefined} />
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
          <FeedbackForm projectId={projectId} onOutcome={end} />
        </Card>
      </Stack>
    </Container>
  );
}
