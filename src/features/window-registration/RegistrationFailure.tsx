import { FormattedMessage } from "react-intl";
import { ApplicationError, HttpError, isSessionEnd, NetworkError } from "../../api/errors.ts";
import { formMessages } from "../../forms/formMessages.ts";
import { paths } from "../../paths.ts";
import { InlineBanner } from "../../ui/InlineBanner.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { messages } from "./messages.ts";

/** Why the form could not be sent, beside the button that sends it again. */
export function RegistrationFailure({ error }: { error: Error | null }) {
  // Without a session the visitor is on the way to sign in, and the draft waits.
  if (!error || isSessionEnd(error)) return null;
  if (error instanceof ApplicationError && error.code === "NOT_FOUND") {
    return (
      <InlineBanner
        tone="negative"
        role="alert"
        title={<FormattedMessage {...messages.projectUnknownTitle} />}
        action={
          <LinkButton to={paths.projects} variant="secondary" size="compact">
            <FormattedMessage {...messages.toProjects} />
          </LinkButton>
        }
      >
        <p>
          <FormattedMessage {...messages.projectUnknownText} />
        </p>
      </InlineBanner>
    );
  }
  const words = error instanceof ApplicationError || error instanceof HttpError ? error.message : undefined;
  const isOffline = error instanceof NetworkError;
  return (
    <InlineBanner tone="negative" role="alert" title={<FormattedMessage {...messages.failed} />}>
      <p>{isOffline ? <FormattedMessage {...formMessages.offline} /> : words}</p>
    </InlineBanner>
  );
}
