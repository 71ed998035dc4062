import { type MouseEventHandler, type ReactNode, useId } from "react";
import { Icon, type IconName } from "../icons/Icon.tsx";
import { joinClassNames } from "../joinClassNames.ts";
import { TextLink } from "../links/TextLink.tsx";
import { ProgressBar } from "../loading/ProgressBar.tsx";
import styles from "./FileRow.module.css";

type FileTone = "neutral" | "negative" | "positive";

const icons: Record<FileTone, IconName> = { neutral: "file", negative: "alert", positive: "check" };

type FileRowProps = {
  name: ReactNode;
  /** A picture of the file, over the icon. */
  picture?: ReactNode;
  /** Type, size and date of the file. */
  detail?: ReactNode;
  /** The state of the file: a word or a badge. */
  status?: ReactNode;
  /** The share of the file that was sent, from 0 to 1. Undefined while it is unknown. */
  progress?: number | undefined;
  /** Accessible name of the progress bar; without it no bar is shown. */
  progressLabel?: string | undefined;
  tone?: FileTone | undefined;
  error?: ReactNode;
  /** A button with a long text, below the error. */
  bodyAction?: ReactNode;
  /** Buttons beside the name. */
  actions?: ReactNode;
  /** URL of the file: makes its name a link. */
  href?: string | undefined;
  /** Called on a press on the link. */
  onOpen?: MouseEventHandler;
};

export function FileRow(props: FileRowProps) {
  const {
    name,
    picture,
    detail,
    status,
    progress,
    progressLabel,
    tone = "neutral",
    error,
    bodyAction,
    actions,
    href,
    onOpen,
  } = props;
  const nameId = useId();
  const nameText = (
    // File names of customers may run from right to left.
    <bdi id={nameId}>{name}</bdi>
  );
  return (
    <li className={joinClassNames(styles["row"], styles[tone])} aria-labelledby={nameId}>
      <span className={styles["icon"]}>
        <Icon name={icons[tone]} />
        {tone === "negative" ? null : picture}
      </span>
      <div className={styles["body"]}>
        <p className={styles["name"]}>
          {href ? (
            <TextLink href={href} onClick={onOpen}>
              {nameText}
            </TextLink>
          ) : (
            nameText
          )}
        </p>
        {detail || status ? (
          <div className={styles["detail"]}>
            {detail ? <span>{detail}</span> : null}
            {status ? <span className={styles["status"]}>{status}</span> : null}
          </div>
        ) : null}
        {progressLabel !== undefined ? <ProgressBar value={progress} label={progressLabel} /> : null}
        {error ? <p className={styles["error"]}>{error}</p> : null}
        {bodyAction ? <div>{bodyAction}</div> : null}
      </div>
      {actions ? <div className={styles["actions"]}>{actions}</div> : null}
    </li>
  );
}
