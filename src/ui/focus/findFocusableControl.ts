/** The element itself, or in a group the selected control, else the first one: a group cannot take the focus. */
export function findFocusableControl(target: HTMLElement): HTMLElement {
  if (!target.matches("fieldset, div")) return target;
  return (
    target.querySelector<HTMLElement>("input:checked:not(:disabled)") ??
    target.querySelector<HTMLElement>(":is(input, select, textarea, button):not(:disabled)") ??
    target
  );
}
