import { FormattedMessage } from "react-intl";
import { paths } from "../../paths.ts";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { EmptyRoofIllustration } from "../../ui/illustrations.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { messages } from "./messages.ts";

/** In place of the form in a country without registration of windows. */
export function RegistrationUnavailable() {
  return (
    <ErrorPanel
      headingLevel={1}
      title={<FormattedMessage {...messages.unavailableTitle} />}
      illustration={<EmptyRoofIllustration />}
      actions={
        <LinkButton to={paths.projects}>
          <FormattedMessage {...messages.toProjects} />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage {...messages.unavailableText} />
      </p>
    </ErrorPanel>
  );
}
