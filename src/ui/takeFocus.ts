/** As a `ref`: the element takes the focus when it appears, so that readers hear what has come in place of the rest. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
