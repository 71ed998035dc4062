import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";

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
  const askToClose = useEffectEvent(onClose);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const before = document.activeElement;
    const handleCancel = (event: Event) => {
      event.preventDefault();
      askToClose();
    };
    // Browsers close a dialog by force at a second Escape, whatever became of the first.
    // The event comes late: after an effect that ran twice, the dialog it speaks of is open again.
    const handleClose = () => {
      if (!dialog.open) askToClose();
    };
    dialog.showModal();
    headingRef.current?.focus();
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("close", handleClose);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog ref={dialogRef} className={styles["dialog"]} aria-labelledby={headingId}>
      <div className={styles["head"]}>
        <h2 ref={headingRef} id={headingId} className={styles["title"]} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles["content"]}>{children}</div>
      {actions ? <div className={styles["actions"]}>{actions}</div> : null}
    </dialog>
  );
}
