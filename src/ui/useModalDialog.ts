import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Opens a dialog element as a modal one for as long as it is mounted. Focus enters at `focusRef` and returns to where it
 * was. Escape asks for `onClose`.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  focusRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
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
    focusRef.current?.focus();
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("close", handleClose);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [dialogRef, focusRef]);
}
