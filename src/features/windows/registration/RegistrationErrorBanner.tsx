import { FormattedMessage } from "react-intl";
import { hasErrorCode } from "../../../api/errors.ts";
import { ErrorBanner } from "../../../errors/ErrorBanner.tsx";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { InlineBanner } from "../../../ui/feedback/InlineBanner.tsx";
import { messages } from "./messages.ts";

/** Shows the error of a registration. An unknown project needs another text, and a way back, as a retry cannot succeed. */
export function RegistrationErrorBanner({ error }: { error: Error | null }) {
  if (hasErrorCode(error, "NOT_FOUND")) {
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
  return <ErrorBanner error={error} title={<FormattedMessage {...messages.failed} />} />;
}
