import { type ReactNode, useId } from "react";
import styles from "./FileRow.module.css";
import { Icon, type IconDrawing } from "./Icon.tsx";
import { alertIcon } from "./icons/alertIcon.tsx";
import { checkIcon } from "./icons/checkIcon.tsx";
import { fileIcon } from "./icons/fileIcon.tsx";
import { joinClasses } from "./joinClasses.ts";
import { ProgressBar } from "./ProgressBar.tsx";
import { TextLink } from "./TextLink.tsx";

type FileTone = "neutral" | "negative" | "positive";

const icons: Record<FileTone, IconDrawing> = { neutral: fileIcon, negative: alertIcon, positive: checkIcon };

type FileRowProps = {
  /** The file's name, whoever made it up. */
  name: ReactNode;
  /** Kind, size, date. */
  detail?: ReactNode;
  /** How it stands, in a word or a badge. */
  status?: ReactNode;
  /** From 0 to 1, while it is on its way. */
  progress?: number | undefined;
  /** What goes on, for readers; the bar shows only with it. */
  progressLabel?: string | undefined;
  tone?: FileTone | undefined;
  error?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Where the file can be read; the name then is the link. */
  href?: string | undefined;
};

/** A file in a list. */
export function FileRow(props: FileRowProps) {
  const { name, detail, status, progress, progressLabel, tone = "neutral", error, actions, href } = props;
  const nameId = useId();
  const nameText = (
    // Names from elsewhere may run from right to left, or have no place to break.
    <bdi id={nameId}>{name}</bdi>
  );
  return (
    <li className={joinClasses(styles["row"], styles[tone])} aria-labelledby={nameId}>
      <span className={styles["icon"]}>
        <Icon drawing={icons[tone]} />
      </span>
      <div className={styles["words"]}>
        <p className={styles["name"]}>{href ? <TextLink href={href}>{nameText}</TextLink> : nameText}</p>
        {detail || status ? (
          <div className={styles["detail"]}>
            {detail ? <span>{detail}</span> : null}
            {status ? <span className={styles["status"]}>{status}</span> : null}
          </div>
        ) : null}
        {progressLabel !== undefined ? <ProgressBar value={progress} label={progressLabel} /> : null}
        {error ? <p className={styles["error"]}>{error}</p> : null}
      </div>
      {actions ? <div className={styles["actions"]}>{actions}</div> : null}
    </li>
  );
}
