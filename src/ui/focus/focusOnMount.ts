/** A callback ref: focuses the element when it is mounted, so that screen readers announce what has replaced the rest. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
