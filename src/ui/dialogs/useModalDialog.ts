import { type RefObject, useContext, useEffect, useEffectEvent } from "react";
import { HeadingContext } from "../focus/HeadingContext.ts";

/**
 * Shows a dialog element as a modal dialog as long as it is mounted. Focus moves to `focusRef`, and back to where it was on
 * unmount, or to the heading above where that is gone. Escape calls `onClose`.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  focusRef: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const headingRef = useContext(HeadingContext);
  const requestClose = useEffectEvent(onClose);
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    const previousFocus = document.activeElement;
    const handleCancel = (event: Event) => {
      event.preventDefault();
      requestClose();
    };
    // Browsers close a dialog at the second Escape even where the first one was prevented. The event is asynchronous:
    // after StrictMode has run the effect twice, the dialog is open again.
    const handleClose = () => {
      if (!dialog.open) requestClose();
    };
    dialog.showModal();
    focusRef.current?.focus();
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    return () => {
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("close", handleClose);
      dialog.close();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
      if (document.activeElement === document.body) headingRef.current?.focus();
    };
  }, [dialogRef, focusRef, headingRef]);
}
