import { type ReactNode, useId, useRef } from "react";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { closeIcon } from "./icons/closeIcon.tsx";
import { useModalDialog } from "./useModalDialog.ts";

type DialogProps = {
  open: boolean;
  /** Escape and the close button ask for this; the dialog closes when `open` turns false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
};

/** A modal dialog on the browser's own element. Focus enters at the title and returns to where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  // Mounting only what is open means that every opening starts with fresh content.
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, closeLabel, children, actions }: Omit<DialogProps, "open">) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useModalDialog(dialogRef, headingRef, onClose);

  return (
    <dialog ref={dialogRef} className={styles["dialog"]} aria-labelledby={headingId}>
      <div className={styles["head"]}>
        <h2 ref={headingRef} id={headingId} className={styles["title"]} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles["content"]}>{children}</div>
      {actions ? <div className={styles["actions"]}>{actions}</div> : null}
    </dialog>
  );
}
