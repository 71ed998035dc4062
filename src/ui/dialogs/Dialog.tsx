import { type ReactNode, useId, useRef } from "react";
import { IconButton } from "../actions/IconButton.tsx";
import { HeadingContext } from "../focus/HeadingContext.ts";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Dialog.module.css";
import { useModalDialog } from "./useModalDialog.ts";

type DialogProps = {
  open: boolean;
  /** Called by Escape and the close button; the dialog closes when `open` turns false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
};

/** A modal dialog. Focus moves to its title, and back to where it was when the dialog closes. */
export function Dialog({ open, ...rest }: DialogProps) {
  // Mounted only while open, so that each opening starts with fresh state.
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, children, actions }: Omit<DialogProps, "open">) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useModalDialog(dialogRef, headingRef, onClose);

  return (
    <dialog
      ref={dialogRef}
      className={joinClassNames(styles["dialog"], actions ? styles["with-actions"] : undefined)}
      aria-labelledby={headingId}
    >
      <div className={styles["header"]}>
        <h2 ref={headingRef} id={headingId} className={styles["title"]} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles["content"]}>
        <HeadingContext value={headingRef}>{children}</HeadingContext>
      </div>
      {actions ? <div className={styles["actions"]}>{actions}</div> : null}
    </dialog>
  );
}
