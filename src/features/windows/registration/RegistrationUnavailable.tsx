import { FormattedMessage } from "react-intl";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { ErrorPanel } from "../../../ui/feedback/ErrorPanel.tsx";
import { EmptyRoofIllustration } from "../../../ui/illustrations/lazyIllustrations.tsx";
import { messages } from "./messages.ts";

/** Shown instead of the form in a country without window registration. */
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
