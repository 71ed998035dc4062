import { type ReactNode, useId, useRef } from "react";
import { joinClassNames } from "../joinClassNames.ts";
import styles from "./Dialog.module.css";
import panelStyles from "./PanelContent.module.css";
import { PanelContent, type PanelProps } from "./PanelContent.tsx";
import { useModalDialog } from "./useModalDialog.ts";

type DialogProps = PanelProps & {
  open: boolean;
  /** Called by Escape and the close button; the dialog closes when `open` turns false. */
  onClose: () => void;
  /** The buttons, the primary one last. */
  actions?: ReactNode;
  /**
   * Each step has new elements: in a translated page, texts that React changes may stay the same, and a button would no longer
   * do what it says.
   */
  step?: string;
};

/** A modal dialog. Focus moves to it, and back to where it was when the dialog closes. */
export function Dialog({ open, ...rest }: DialogProps) {
  // The dialog is mounted only while it is open, so that each opening starts with fresh state.
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, actions, step, ...panel }: Omit<DialogProps, "open">) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useModalDialog(dialogRef, onClose, step);

  return (
    <dialog
      ref={dialogRef}
      className={joinClassNames(
        panelStyles["surface"],
        styles["dialog"],
        actions ? styles["with-actions"] : undefined,
      )}
      aria-labelledby={headingId}
    >
      <PanelContent key={step} {...panel} headingRef={headingRef} headingId={headingId} onClose={onClose} />
      {actions ? (
        <div key={`${step} actions`} className={styles["actions"]}>
          {actions}
        </div>
      ) : null}
    </dialog>
  );
}
