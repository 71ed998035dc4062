import { FormattedMessage } from "react-intl";
import { Container } from "./Container.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { LostIllustration } from "./illustrations/LostIllustration.tsx";
import { LinkButton } from "./LinkButton.tsx";
import { messages } from "./messages.ts";
import { PageHeading } from "./PageHeading.tsx";

/** Stands for a screen that comes with a later version, and leads back to what there is. */
export function NotBuiltYet({ projectsPath }: { projectsPath: string }) {
  return (
    <Container>
      <PageHeading>
        <FormattedMessage {...messages.notBuiltTitle} />
      </PageHeading>
      <EmptyState
        illustration={<LostIllustration />}
        title={<FormattedMessage {...messages.notBuiltText} />}
        action={
          <LinkButton to={projectsPath}>
            <FormattedMessage {...messages.toProjects} />
          </LinkButton>
        }
      >
        {null}
      </EmptyState>
    </Container>
  );
}
