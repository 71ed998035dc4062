import { FormattedMessage } from "react-intl";
import { useRouteError } from "react-router-dom";
import { paths } from "../../paths.ts";
import { SignInButton } from "../../session/SignInButton.tsx";
import { Container } from "../../ui/Container.tsx";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { LostIllustration } from "../../ui/illustrations.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { messages } from "./messages.ts";

/** Why the sign-in failed, and the ways on. */
export function AuthorizationError() {
  const error = useRouteError();
  return (
    <Container>
      <ErrorPanel
        headingLevel={1}
        title={<FormattedMessage {...messages.failedTitle} />}
        illustration={<LostIllustration />}
        actions={
          <>
            <SignInButton>
              <FormattedMessage {...messages.tryAgain} />
            </SignInButton>
            <LinkButton to={paths.introduction} variant="secondary">
              <FormattedMessage {...messages.toStart} />
            </LinkButton>
          </>
        }
      >
        {error instanceof Error ? <p>{error.message}</p> : null}
      </ErrorPanel>
    </Container>
  );
}
