import { announce } from "../notices/announce.ts";
import { findFocusableControl } from "./findFocusableControl.ts";
import { focusAnything, moveFocus } from "./moveFocus.ts";

/**
 * A callback ref: moves the focus to the element, or to the first control in it, when it is mounted. The heading of a whole
 * page is announced too: if the previous page had the focus, Orca is at the first text already and says nothing.
 */
export function focusOnMount(element: HTMLElement | null): void {
  if (!element) return;
  if (element.matches("h1")) announce(element.textContent);
  const control = findFocusableControl(element);
  if (document.activeElement === document.body) moveFocus(control);
  // The focused element lingers.
  else focusAnything(control);
}

/** `focusOnMount` for what replaces a control of a section: takes the focus only if that had it. */
export function takeFocusInSection(element: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || element?.closest("section")?.contains(activeElement))
    focusOnMount(element);
}
