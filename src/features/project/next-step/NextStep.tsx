import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { generatePath } from "react-router-dom";
import { useCountryFacts } from "#api/runtime-config/useCountryFacts.ts";
import { CallService } from "#errors/CallService.tsx";
import { keepNumbersTogether } from "#i18n/formats/keepNumbersTogether.ts";
import { Text, useText } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import { SunPath } from "#request-status/SunPath.tsx";
import { useProgress } from "#request-status/useProgress.ts";
import { LinkButton } from "#ui/actions/LinkButton.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { createMailUrl, createPhoneUrl } from "#ui/links/contactUrls.ts";
import { useProjectAddress } from "../contact/useProjectAddress.ts";
import { formatPrice } from "../offer/formatOffer.ts";
import { OfferDecision } from "../offer/OfferDecision.tsx";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { InstallationDays } from "../timeline/InstallationDays.tsx";
import { getDeadline } from "./getDeadline.ts";
import { getNextStepActions, type NextStepAction } from "./getNextStepActions.ts";
import styles from "./NextStep.module.css";
import { useNextStep } from "./useNextStep.ts";

interface NextStepProps {
  request: InstallerRequest;
  project: ProjectDetails;
  /** For the project's page, which shows the offer below: becomes a strip if there is room. */
  isStrip?: boolean;
}

/** The next step of an installer request: who takes it, its price, its deadline, and the customer's actions. */
export function NextStep({ request, project: details, isStrip = false }: NextStepProps) {
  const { project, activeRequest } = details;
  const isArchived = details.isArchived ?? false;
  const nextStep = useNextStep(request);
  const { text, ...progress } = useProgress(request);
  const { mark, roof } = progress;
  const { actor, message, due } = nextStep;
  const deadline = getDeadline({ ...request, due });
  const actions = getNextStepActions(nextStep, request.installerLocation, isArchived);
  const hasTotal = due === "decision" && request.cart !== null;
  const installerName = actor === "installer" ? request.installerLocation?.name : undefined;
  return (
    <section
      id="next-step"
      className={joinClassNames(styles["panel"], styles[actor], isStrip && styles["strip"])}
    >
      <SunPath progress={progress} isLate={deadline?.isLate ?? false} isOver={isArchived && roof !== "lit"} />
      <div className={styles["content"]}>
        <div className={styles["head"]}>
          <h2 className={styles["heading"]}>{text}</h2>
          <p className={styles["actor"]}>
            {installerName ? (
              <Text id="page.project.nextStep.actor.installerNamed" values={{ name: installerName }} />
            ) : (
              <Text id={`page.project.nextStep.actor.${actor}`} />
            )}
          </p>
        </div>
        <div className={styles["text"]}>
          <p>
            <Text id={`page.project.nextStep.${message}`} />
          </p>
          {(mark === "paused" || mark === "stopped") && request.currentReason ? (
            <p>
              <Text id="page.project.timeline.reason" values={{ reason: request.currentReason.label }} />
            </p>
          ) : null}
          {activeRequest?.customReason ? (
            <p>
              <Text id="page.project.timeline.ownWords" values={{ words: activeRequest.customReason }} />
            </p>
          ) : null}
          {isArchived ? (
            <p>
              <Text id="page.project.archived" />
            </p>
          ) : null}
        </div>
        <div className={styles["facts"]}>
          {hasTotal ? <OfferTotal amount={request.cart.total.price} /> : null}
          {message === "dateSet" || message === "installation" ? (
            <InstallationDays request={request} project={project} className={styles["days"]} />
          ) : null}
          {deadline ? (
            <p className={joinClassNames(styles["deadline"], deadline.isLate && styles["late"])}>
              <Icon name={deadline.isLate ? "alert" : "calendar"} />
              <span>
                <Text id={deadline.message} values={{ days: deadline.days }} />
              </span>
            </p>
          ) : null}
        </div>
        <NextStepActions
          actions={hasTotal && !isStrip ? ["readOffer", ...actions.filter(isContact)] : actions}
          isUrgent={actor === "you" || Boolean(deadline?.isLate)}
          request={request}
          project={project}
        />
      </div>
    </section>
  );
}

/** Customers decide beside the offer, not among these contacts. */
function isContact(action: NextStepAction): boolean {
  return action !== "decideByEmail" && action !== "askForOffer";
}

interface NextStepActionsProps {
  actions: readonly NextStepAction[];
  /** Makes the first action the main one of the page. */
  isUrgent: boolean;
  request: InstallerRequest;
  project: ProjectDetails["project"];
}

function NextStepActions({ actions, isUrgent, request, project }: NextStepActionsProps) {
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
  const { installerLocation } = request;
  const phone = installerLocation?.phone ?? "";
  const shownPhone = keepNumbersTogether(phone);
  const email = installerLocation?.email ?? "";
  switch (action) {
    case "readOffer":
      return (
        <LinkButton
          to={`${generatePath(paths.project, { projectId: project.id })}#offer`}
          variant={variant}
          icon="file"
          wide
        >
          <Text id="page.project.nextStep.action.readOffer" />
        </LinkButton>
      );
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
        <LinkButton
          href={createPhoneUrl(phone)}
          aria-label={t("link.call", { phone: shownPhone, name: installerLocation?.name ?? "" })}
          variant={variant}
          icon="phone"
          wide
        >
          <Text id="page.project.contact.call" values={{ phone: shownPhone }} />
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
    case "decideByEmail":
      return <OfferDecision request={request} project={project} isExpired={action === "askForOffer"} />;
  }
}

/** The total price of an offer, in large type; renders nothing for a price that is no number. */
function OfferTotal({ amount }: { amount: number | null }) {
  const price = formatPrice(useIntl(), amount, useCountryFacts());
  if (!price) return null;
  return (
    <p className={styles["total"]}>
      <span className={styles["label"]}>
        <Text id="page.project.offer.grossTotal" />
      </span>{" "}
      {price}
    </p>
  );
}
