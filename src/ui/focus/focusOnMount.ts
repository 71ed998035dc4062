import { findFocusableControl } from "./findFocusableControl.ts";
import { moveFocus } from "./moveFocus.ts";

/** A callback ref: moves the focus to the element, or to the first control in it, when it is mounted. */
export function focusOnMount(element: HTMLElement | null): void {
  if (element) moveFocus(findFocusableControl(element));
}

/** `focusOnMount` for an element that replaces another one: takes the focus only if that had it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnMount(element);
}
