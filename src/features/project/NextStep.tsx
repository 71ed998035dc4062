import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import { Icon, type IconDrawing } from "../../ui/Icon.tsx";
import { alertIcon } from "../../ui/icons/alertIcon.tsx";
import { calendarIcon } from "../../ui/icons/calendarIcon.tsx";
import { checkIcon } from "../../ui/icons/checkIcon.tsx";
import { closeIcon } from "../../ui/icons/closeIcon.tsx";
import { homeIcon } from "../../ui/icons/homeIcon.tsx";
import { sunIcon } from "../../ui/icons/sunIcon.tsx";
import { userIcon } from "../../ui/icons/userIcon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { deadlineOf } from "./deadline.ts";
import styles from "./NextStep.module.css";
import { type Actor, nextStepOf } from "./nextStep.ts";
import { nextStepPanelMessages as messages, nextStepMessages } from "./nextStepMessages.ts";
import type { RequestDetails } from "./requestQuery.ts";

const icons: Readonly<Record<Actor, IconDrawing>> = {
  you: userIcon,
  installer: homeIcon,
  taglys: sunIcon,
  nobody: checkIcon,
};

/** Who acts next on a request, what happens then, and until when. */
export function NextStep({ request }: { request: RequestDetails }) {
  const headingId = useId();
  const { data: config } = useQuery(runtimeConfigQuery());
  const { actor, message, due } = nextStepOf({
    status: request.currentStatus,
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    isUserConfirmed: request.isUserConfirmed,
    hasCart: request.cart !== null,
    alternativeInstallationFlow: config?.alternativeInstallationFlow ?? false,
    windowRegistrationEnabled: config?.windowRegistrationEnabled ?? true,
  });
  const deadline = deadlineOf({ ...request, due });
  const name = actor === "installer" ? request.installerLocation?.name : undefined;
  return (
    <section aria-labelledby={headingId} className={joinClasses(styles["panel"], styles[actor])}>
      <span className={styles["mark"]}>
        <Icon drawing={message === "cancelled" ? closeIcon : icons[actor]} size={24} />
      </span>
      <div className={styles["head"]}>
        <h3 id={headingId} className={styles["heading"]}>
          <FormattedMessage {...messages.title} />
        </h3>
        <p className={styles["actor"]}>
          {name ? (
            <FormattedMessage {...messages.installerNamed} values={{ name }} />
          ) : (
            <FormattedMessage {...messages[actor]} />
          )}
        </p>
      </div>
      <div className={styles["text"]}>
        <p>
          <FormattedMessage {...nextStepMessages[message]} />
        </p>
        {deadline ? (
          <p className={joinClasses(styles["deadline"], deadline.late && styles["late"])}>
            <Icon drawing={deadline.late ? alertIcon : calendarIcon} />
            <span>
              <FormattedMessage {...deadline.message} values={{ days: deadline.days }} />
            </span>
          </p>
        ) : null}
      </div>
    </section>
  );
}
