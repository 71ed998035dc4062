import type { ReactNode } from "react";
import { generatePath } from "react-router-dom";
import { CallService } from "#errors/CallService.tsx";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { createMailUrl, createPhoneUrl } from "#ui/links/contactUrls.ts";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import { formatOfferMail } from "../offer/formatOfferMail.ts";
import { OfferDecision } from "../offer/OfferDecision.tsx";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import type { NextStepAction } from "./getNextStepActions.ts";
import styles from "./NextStep.module.css";

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
  const t = useText();
  const address = useProjectAddress(project);
  const { installerLocation, customer } = request;
  const phone = installerLocation?.phone ?? "";
  const email = installerLocation?.email ?? "";
  switch (action) {
    case "registerWindows":
      return (
        <LinkButton
          to={generatePath(paths.windowRegistration, { projectId: project.id })}
          variant={variant}
          wide
        >
          <Text id="page.project.nextStep.action.registerWindows" />
        </LinkButton>
      );
    case "giveFeedback":
      return (
        <LinkButton to={generatePath(paths.feedback, { projectId: project.id })} variant={variant} wide>
          <Text id="page.project.nextStep.action.giveFeedback" />
        </LinkButton>
      );
    case "callInstaller":
      return (
        <LinkButton href={createPhoneUrl(phone)} variant={variant} icon="phone" wide>
          <Text id="page.project.contact.call" values={{ phone }} />
        </LinkButton>
      );
    case "emailInstaller":
      return (
        <LinkButton
          href={createMailUrl(email, { subject: t("page.project.contact.subject", { address }) })}
          variant={variant}
          icon="mail"
          wide
        >
          <Text id="page.project.contact.email" />
        </LinkButton>
      );
    case "callService":
      return <CallService variant={variant} />;
    case "askForOffer":
      return (
        <LinkButton
          href={createMailUrl(email, {
            subject: t("expiredOffer.subject", { address }),
            body: formatOfferMail(t, customer, t("expiredOffer.text", { address })),
          })}
          variant={variant}
          icon="mail"
          wide
        >
          <Text id="expiredOffer.ask" />
        </LinkButton>
      );
    case "decideByEmail":
      return <OfferDecision request={request} project={project} />;
  }
}
