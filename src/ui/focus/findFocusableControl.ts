/** The element itself. In a group, which cannot take the focus, the selected control, else the first one. */
export function findFocusableControl(target: HTMLElement): HTMLElement {
  if (!target.matches("fieldset, div")) return target;
  return (
    target.querySelector<HTMLElement>("input:checked:not(:disabled)") ??
    target.querySelector<HTMLElement>(":is(input, select, textarea, button):not(:disabled)") ??
    target
  );
}
