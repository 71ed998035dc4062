import { Refusal } from "./controlApi.ts";

/**
 * Does something and says in `place` what came of it: what `act` returns, or why it was refused, marked at the fields
 * the refusal names.
 */
export async function attempt(place: HTMLElement, act: () => Promise<string>): Promise<void> {
  if (place.ariaBusy === "true") return;
  place.ariaBusy = "true";
  say(place, { done: "", failed: "" });
  try {
    say(place, { done: await act(), failed: "" });
  } catch (error) {
    refuse(place, error);
  }
  place.ariaBusy = "false";
}

/** Reads what a place shows, at any time; says only what goes wrong. */
export async function load(place: HTMLElement, read: () => Promise<void>): Promise<void> {
  say(place, { done: "", failed: "" });
  try {
    await read();
  } catch (error) {
    refuse(place, error);
  }
}

/** Sends a form by script; what is typed stays. */
export function onSubmit(form: HTMLFormElement, act: (data: FormData) => Promise<string>): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(placeOf(form), () => act(new FormData(form)));
  });
}

export function onClick(button: HTMLElement, place: HTMLElement, act: () => Promise<string>): void {
  button.addEventListener("click", () => void attempt(place, act));
}

/** The form itself where it has its own messages, else the group it stands in. */
function placeOf(form: HTMLFormElement): HTMLElement {
  return form.querySelector("[role=alert]") ? form : (form.parentElement ?? form);
}

function say(place: HTMLElement, { done, failed }: { done: string; failed: string }): void {
  // The nearest messages: those of the groups inside come later.
  const own = (role: string) => [...place.children].find((child) => child.getAttribute("role") === role);
  const status = own("status");
  const alert = own("alert");
  if (!status || !alert) throw new Error(`"${place.id}" has no place for messages.`);
  status.textContent = done;
  alert.textContent = failed;
  if (failed === "") for (const field of place.querySelectorAll("[aria-invalid]")) unmark(field);
}

function refuse(place: HTMLElement, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  say(place, {
    done: "",
    failed: error instanceof Refusal ? message : `The console has a defect: ${message}`,
  });
  markFields(place, message);
}

function markFields(place: HTMLElement, message: string): void {
  const named = new Set(message.split("\n").map((line) => line.split(":")[0] ?? ""));
  const fields = [...place.querySelectorAll<HTMLInputElement>("[name]:enabled")].filter(
    ({ name }) => named.has(name) || named.has(`effect.${name}`) || named.has(`effect.error.${name}`),
  );
  const alert = [...place.children].find((child) => child.getAttribute("role") === "alert");
  if (alert) alert.id ||= `${place.id}-refusal`;
  for (const field of fields) {
    field.setAttribute("aria-invalid", "true");
    if (alert) field.setAttribute("aria-errormessage", alert.id);
  }
  fields[0]?.focus();
}

function unmark(field: Element): void {
  field.removeAttribute("aria-invalid");
  field.removeAttribute("aria-errormessage");
}
