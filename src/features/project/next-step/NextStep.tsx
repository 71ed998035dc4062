import { useId } from "react";
import { generatePath } from "react-router-dom";
import { Text } from "#i18n/text.tsx";
import { paths } from "#paths.ts";
import type { NextStep as NextStepFacts } from "#request-status/requestStatusFacts.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { joinClassNames } from "#ui/joinClassNames.ts";
import { TextLink } from "#ui/links/TextLink.tsx";
import { OfferTotal } from "../offer/OfferTotal.tsx";
import type { ProjectDetails } from "../page/projectQuery.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { getDeadline } from "./getDeadline.ts";
import { getNextStepActions } from "./getNextStepActions.ts";
import styles from "./NextStep.module.css";
import { NextStepActions } from "./NextStepActions.tsx";
import { useNextStep } from "./useNextStep.ts";

const icons: Readonly<Record<NextStepFacts["actor"], IconName>> = {
  you: "user",
  installer: "home",
  taglys: "sun",
  nobody: "check",
};

interface NextStepProps {
  request: InstallerRequest;
  project: ProjectDetails;
  /** Puts it in a strip where there is room, as on the page of the project: the offer is in sight below it. */
  isStrip?: boolean;
}

/** Who takes the next step of an installer request, what it is, what it costs, its deadline, and what the customer can do. */
export function NextStep({ request, project: details, isStrip = false }: NextStepProps) {
  const { project, isArchived, activeRequest } = details;
  const headingId = useId();
  const nextStep = useNextStep(request);
  const { actor, message, due } = nextStep;
  const deadline = getDeadline({ ...request, due });
  const installerName = actor === "installer" ? request.installerLocation?.name : undefined;
  return (
    <section
      id="next-step"
      aria-labelledby={headingId}
      className={joinClassNames(styles["panel"], styles[actor], isStrip && styles["strip"])}
    >
      <span className={styles["icon"]}>
        <Icon name={message === "cancelled" ? "close" : icons[actor]} size={24} />
      </span>
      <div className={styles["head"]}>
        <h2 id={headingId} tabIndex={-1} className={styles["heading"]}>
          <Text id="page.project.nextStep.title" />
        </h2>
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
        {message === "cancelled" && request.currentReason ? (
          <p>
            <Text id="page.project.timeline.reason" values={{ reason: request.currentReason.label }} />
          </p>
        ) : null}
        {activeRequest?.customReason ? (
          <p>
            <Text id="page.project.timeline.ownWords" values={{ words: activeRequest.customReason }} />
          </p>
        ) : null}
      </div>
      <div className={styles["facts"]}>
        {due === "decision" && request.cart ? (
          <>
            <OfferTotal amount={request.cart.total.price} />
            <TextLink
              to={`${generatePath(paths.project, { projectId: project.id })}#offer`}
              className={styles["read"]}
              data-no-print
            >
              <Text id="page.project.nextStep.action.readOffer" />
            </TextLink>
          </>
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
        actions={getNextStepActions(nextStep, request.installerLocation, isArchived)}
        isUrgent={actor === "you" || Boolean(deadline?.isLate)}
        request={request}
        project={project}
      />
    </section>
  );
}
