import type { ComponentProps, ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { Dialog } from "./Dialog.tsx";

type ConfirmDialogProps = Omit<ComponentProps<typeof Dialog>, "actions"> & {
  /** The button that confirms the title's question. */
  confirmLabel: ReactNode;
  /** A secondary button comes first and leaves the emphasis to the other button. */
  confirmStyle?: Pick<ComponentProps<typeof Button>, "variant" | "icon">;
  /** The button that closes the dialog and changes nothing. */
  keepLabel: ReactNode;
  pending?: boolean;
  onConfirm: () => void;
};

/**
 * Asks before something is lost. The visitor can close it at any time, as browsers close a dialog at the second Escape anyway.
 * A caller that sends a request opens it again to show an error.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, confirmStyle, keepLabel, pending, onConfirm, ...dialog } = props;
  const isSecondary = confirmStyle?.variant === "secondary";
  const confirmButton = (
    <Button {...confirmStyle} busy={pending} onClick={onConfirm}>
      {confirmLabel}
    </Button>
  );
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {isSecondary ? confirmButton : null}
          <Button variant={isSecondary ? "primary" : "secondary"} onClick={dialog.onClose}>
            {keepLabel}
          </Button>
          {isSecondary ? null : confirmButton}
        </>
      }
    />
  );
}
