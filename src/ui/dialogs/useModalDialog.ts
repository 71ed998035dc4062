import { type RefObject, useContext, useEffect, useEffectEvent } from "react";
import { findHeading, HeadingContext } from "../focus/HeadingContext.ts";
import { isFocusMoving, moveFocus } from "../focus/moveFocus.ts";
import { announce, placeAnnouncements } from "../notices/announce.ts";

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
    // In Firefox, a box that scrolls is otherwise a stop of the Tab key.
    dialog.tabIndex = -1;
    dialog.showModal();
    placeAnnouncements();
    // Screen readers ignore a title that gets the focus when the page becomes inert. With the focus left on the dialog, Orca
    // reads all of it as one sentence and ignores the first Tab.
    dialog.focus();
    moveFocus(dialog.querySelector("h2"));
    dialog.addEventListener("cancel", handleCancel);
    dialog.addEventListener("close", handleClose);
    return () => {
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
    const title = dialog?.querySelector("h2");
    if (!title || dialog?.contains(document.activeElement) || isFocusMoving()) return;
    // Orca goes to the title by itself if the focused element has gone, and says nothing when it gets the focus.
    announce(title.textContent);
    moveFocus(title);
  }, [dialogRef, step]);
}
