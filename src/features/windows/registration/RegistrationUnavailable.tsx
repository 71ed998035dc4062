import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { EmptyRoofIllustration } from "#ui/illustrations/lazyIllustrations.tsx";
import { ErrorPanel } from "#ui/notices/ErrorPanel.tsx";

/** Shown instead of the form in a country without window registration. */
export function RegistrationUnavailable() {
  return (
    <ErrorPanel
      title={<Text id="page.windowRegistration.unavailable.title" />}
      illustration={<EmptyRoofIllustration />}
      actions={
        <LinkButton to={paths.projects}>
          <Text id="page.projectList.toProjects" />
        </LinkButton>
      }
    >
      <p>
        <Text id="page.windowRegistration.unavailable.text" />
      </p>
    </ErrorPanel>
  );
}
