import { type RefObject, useContext, useEffect, useEffectEvent } from "react";
import { findHeading, HeadingContext } from "../focus/HeadingContext.ts";
import { isFocusMoving, moveFocus } from "../focus/moveFocus.ts";
import { placeAnnouncements } from "../notices/announce.ts";

/**
 * Shows a dialog element as a modal dialog as long as it is mounted. The focus moves to its title, and again at each `step`. On
 * unmount it moves back, or to the heading above if the former element is gone. Meanwhile the dialog contains all
 * announcements. Escape calls `onClose`.
 */
export function useModalDialog(
  dialogRef: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  step?: unknown,
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
    // Browsers close a dialog at the second Escape even if the page prevented the first one. The event is asynchronous:
    // after StrictMode has run the effect twice, the dialog is open again.
    const handleClose = () => {
      if (!dialog.open) requestClose();
    };
    // The dialog gets the focus before its title: screen readers ignore a heading that gets it when the former element becomes
    // inert or goes. With the focus left on the dialog, Orca reads all of it as one sentence and ignores the first Tab.
    const focusTitle = () => moveFocus(dialog.querySelector("h2"));
    dialog.addEventListener("focus", focusTitle);
    // In Firefox, a box that scrolls is otherwise a stop of the Tab key.
    dialog.tabIndex = -1;
    dialog.showModal();
    placeAnnouncements();
    dialog.focus();
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    return () => {
      dialog.removeEventListener("focus", focusTitle);
      dialog.removeEventListener("cancel", handleCancel);
      dialog.removeEventListener("close", handleClose);
      dialog.close();
      if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus();
      if (document.activeElement === document.body && !isFocusMoving()) moveFocus(findHeading(headingRef));
      placeAnnouncements();
    };
  }, [dialogRef, headingRef]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is lost with what the step before showed
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog?.contains(document.activeElement) && !isFocusMoving()) moveFocus(dialog);
  }, [dialogRef, step]);
}
