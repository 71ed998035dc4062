import { announce } from "../notices/announce.ts";
import { findFocusableControl } from "./findFocusableControl.ts";
import { moveFocus } from "./moveFocus.ts";

/**
 * A callback ref: moves the focus to the element, or to the first control in it, when it is mounted. The heading of a whole
 * page is announced too: if the previous page had the focus, Orca is at the first text already and says nothing.
 */
export function focusOnMount(element: HTMLElement | null): void {
  if (!element) return;
  if (element.matches("h1")) announce(element.textContent);
  moveFocus(findFocusableControl(element));
}

/** `focusOnMount` for an element that replaces another one: takes the focus only if that had it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnMount(element);
}
