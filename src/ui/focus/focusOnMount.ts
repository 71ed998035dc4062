import { findFocusableControl } from "./findFocusableControl.ts";

/** A callback ref: focuses the element, or the first control in it, when it is mounted, so that screen readers announce it. */
export function focusOnMount(element: HTMLElement | null): void {
  if (element) findFocusableControl(element).focus();
}

/** `focusOnMount` for an element that replaces another one: takes the focus only if that had it. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) focusOnMount(element);
}
