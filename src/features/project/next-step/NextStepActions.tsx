import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { CallService } from "../../../errors/CallService.tsx";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/actions/LinkButton.tsx";
import { createMailUrl, createPhoneUrl } from "../../../ui/navigation/contactUrls.ts";
import { contactMessages } from "../contact/contactMessages.ts";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import { OfferDecision } from "../offer/OfferDecision.tsx";
import type { ProjectDetails } from "../overview/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { NextStepAction } from "./getNextStepActions.ts";
import styles from "./NextStep.module.css";
import { actionMessages } from "./nextStepPanelMessages.ts";

interface NextStepActionsProps {
  actions: readonly NextStepAction[];
  /** Makes the first action the main one of the page. */
  isUrgent: boolean;
  request: InstallerRequest;
  project: ProjectDetails["project"];
}

export function NextStepActions({ actions, isUrgent, request, project }: NextStepActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div className={styles["actions"]} data-no-print>
      {actions.map((action, index) => (
        <Action
          key={action}
          action={action}
          variant={isUrgent && index === 0 ? "primary" : "secondary"}
          request={request}
          project={project}
        />
      ))}
    </div>
  );
}

interface ActionProps extends Pick<NextStepActionsProps, "request" | "project"> {
  action: NextStepAction;
  variant: "primary" | "secondary";
}

function Action({ action, variant, request, project }: ActionProps): ReactNode {
  const intl = useIntl();
  const address = useProjectAddress(project);
  const phone = request.installerLocation?.phone ?? "";
  switch (action) {
    case "readOffer":
      return (
        <LinkButton href="#offer" variant={variant} wide>
          <FormattedMessage {...actionMessages.readOffer} />
        </LinkButton>
      );
    case "registerWindows":
      return (
        <LinkButton
          to={generatePath(paths.windowRegistration, { projectId: project.id })}
          variant={variant}
          wide
        >
          <FormattedMessage {...actionMessages.registerWindows} />
        </LinkButton>
      );
    case "callInstaller":
      return (
        <LinkButton href={createPhoneUrl(phone)} variant={variant} icon="phone" wide>
          <FormattedMessage {...contactMessages.call} values={{ phone }} />
        </LinkButton>
      );
    case "emailInstaller":
      return (
        <LinkButton
          href={createMailUrl(request.installerLocation?.email ?? "", {
            subject: intl.formatMessage(contactMessages.subject, { address }),
          })}
          variant={variant}
          icon="mail"
          wide
        >
          <FormattedMessage {...contactMessages.email} />
        </LinkButton>
      );
    case "callService":
      return <CallService variant={variant} />;
    case "decideByEmail":
      return <OfferDecision request={request} project={project} />;
  }
}
