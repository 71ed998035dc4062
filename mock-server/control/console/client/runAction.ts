import { ActionError } from "./controlApi.ts";

/** Runs an action and shows its message in the section, or its error, which also marks the fields it names. */
export async function runAction(section: HTMLElement, action: () => Promise<string>): Promise<void> {
  if (section.ariaBusy === "true") return;
  section.ariaBusy = "true";
  showMessages(section, { success: "", error: "" });
  try {
    showMessages(section, { success: await action(), error: "" });
  } catch (error) {
    showError(section, error);
  }
  section.ariaBusy = "false";
}

/** Loads the content of a section and shows an error in it. */
export async function loadSection(section: HTMLElement, load: () => Promise<void>): Promise<void> {
  showMessages(section, { success: "", error: "" });
  try {
    await load();
  } catch (error) {
    showError(section, error);
  }
}

/** Runs an action instead of the submission of a form, which keeps its values. */
export function addSubmitAction(form: HTMLFormElement, action: (data: FormData) => Promise<string>): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void runAction(findMessageSection(form), () => action(new FormData(form)));
  });
}

export function addClickAction(
  button: HTMLElement,
  section: HTMLElement,
  action: () => Promise<string>,
): void {
  button.addEventListener("click", () => void runAction(section, action));
}

/** The form itself if it has message elements, else its parent. */
function findMessageSection(form: HTMLFormElement): HTMLElement {
  return form.querySelector("[role=alert]") ? form : (form.parentElement ?? form);
}

function showMessages(section: HTMLElement, { success, error }: { success: string; error: string }): void {
  const status = findMessageElement(section, "status");
  const alert = findMessageElement(section, "alert");
  if (!status || !alert) throw new Error(`The section "${section.id}" has no message elements.`);
  status.textContent = success;
  alert.textContent = error;
  if (error === "") for (const field of section.querySelectorAll("[aria-invalid]")) clearInvalidMark(field);
}

/** Only children: forms in the section have message elements of their own. */
function findMessageElement(section: HTMLElement, role: "status" | "alert"): Element | undefined {
  return [...section.children].find((child) => child.getAttribute("role") === role);
}

function showError(section: HTMLElement, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const shownMessage = error instanceof ActionError ? message : `Internal error of the console: ${message}`;
  showMessages(section, { success: "", error: shownMessage });
  markInvalidFields(section, message);
}

function markInvalidFields(section: HTMLElement, message: string): void {
  const invalidNames = new Set(message.split("\n").map((line) => line.split(":")[0] ?? ""));
  const fields = [...section.querySelectorAll<HTMLInputElement>("[name]:enabled")].filter(({ name }) =>
    [name, `effect.${name}`, `effect.error.${name}`].some((path) => invalidNames.has(path)),
  );
  const alert = findMessageElement(section, "alert");
  if (alert) alert.id ||= `${section.id}-error`;
  for (const field of fields) {
    field.setAttribute("aria-invalid", "true");
    if (alert) field.setAttribute("aria-errormessage", alert.id);
  }
  fields[0]?.focus();
}

function clearInvalidMark(field: Element): void {
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-errormessage");
}
