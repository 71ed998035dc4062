/** The first control that is marked as wrong; of a group the chosen one, or else the first. */
export function controlToMend(within: HTMLElement): HTMLElement | null {
  const wrong = within.querySelector<HTMLElement>("[aria-invalid='true']");
  if (!wrong?.matches("fieldset")) return wrong;
  return wrong.querySelector<HTMLElement>(":checked") ?? wrong.querySelector<HTMLElement>("input");
}
