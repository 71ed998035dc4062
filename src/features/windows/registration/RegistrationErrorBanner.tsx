import { hasErrorCode } from "#api/errors.ts";
import { ErrorBanner } from "#errors/ErrorBanner.tsx";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { InlineBanner } from "#ui/notices/InlineBanner.tsx";

/** Shows the error of a registration. An unknown project needs another text, and a way back, as a retry cannot succeed. */
export function RegistrationErrorBanner({ error }: { error: Error | null }) {
  if (hasErrorCode(error, "NOT_FOUND")) {
    return (
      <InlineBanner
        tone="negative"
        role="alert"
        title={<Text id="page.windowRegistration.projectUnknown.title" />}
        action={
          <LinkButton to={paths.projects} variant="secondary" size="compact">
            <Text id="page.projectList.toProjects" />
          </LinkButton>
        }
      >
        <p>
          <Text id="page.windowRegistration.projectUnknown.text" />
        </p>
      </InlineBanner>
    );
  }
  return <ErrorBanner error={error} title={<Text id="page.windowRegistration.failed" />} />;
}
