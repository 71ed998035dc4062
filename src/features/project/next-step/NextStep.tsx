import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { FormattedMessage } from "react-intl";
import { runtimeConfigQuery } from "../../../api/runtime-config/runtimeConfigQuery.ts";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { joinClassNames } from "../../../ui/joinClassNames.ts";
import type { InstallerRequest } from "../request/installerRequestQuery.ts";
import { getDeadline } from "./getDeadline.ts";
import { type Actor, getNextStep } from "./getNextStep.ts";
import styles from "./NextStep.module.css";
import { nextStepPanelMessages as messages, nextStepMessages } from "./nextStepMessages.ts";

const icons: Readonly<Record<Actor, IconName>> = {
  you: "user",
  installer: "home",
  taglys: "sun",
  nobody: "check",
};

/** Who takes the next step of an installer request, what it is, and its deadline. */
export function NextStep({ request }: { request: InstallerRequest }) {
  const headingId = useId();
  const { data: config } = useQuery(runtimeConfigQuery());
  const { actor, message, due } = getNextStep({
    status: request.currentStatus,
    previousActiveStatus: request.previousActiveStatus,
    flow: request.installationFlow,
    isUserConfirmed: request.isUserConfirmed,
    hasCart: request.cart !== null,
    alternativeInstallationFlow: config?.alternativeInstallationFlow ?? false,
    windowRegistrationEnabled: config?.windowRegistrationEnabled ?? true,
  });
  const deadline = getDeadline({ ...request, due });
  const installerName = actor === "installer" ? request.installerLocation?.name : undefined;
  return (
    <section aria-labelledby={headingId} className={joinClassNames(styles["panel"], styles[actor])}>
      <span className={styles["icon"]}>
        <Icon name={message === "cancelled" ? "close" : icons[actor]} size={24} />
      </span>
      <div className={styles["head"]}>
        <h3 id={headingId} className={styles["heading"]}>
          <FormattedMessage {...messages.title} />
        </h3>
        <p className={styles["actor"]}>
          {installerName ? (
            <FormattedMessage {...messages.installerNamed} values={{ name: installerName }} />
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
          <p className={joinClassNames(styles["deadline"], deadline.isLate && styles["late"])}>
            <Icon name={deadline.isLate ? "alert" : "calendar"} />
            <span>
              <FormattedMessage {...deadline.message} values={{ days: deadline.days }} />
            </span>
          </p>
        ) : null}
      </div>
    </section>
  );
}
