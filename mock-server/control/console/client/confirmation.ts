import { byId } from "./elements.ts";

/** Asks before something that cannot be undone. */
export function confirmed(question: string, answer: string): Promise<boolean> {
  const dialog = byId("confirmation", HTMLDialogElement);
  byId("confirmation-question", HTMLElement).textContent = question;
  byId("confirmation-yes", HTMLButtonElement).textContent = answer;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}
