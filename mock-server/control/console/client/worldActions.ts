import { createShareLink, deleteWorld, getWorldPath, resetWorld, type WorldSummary } from "./controlApi.ts";
import { getElement } from "./elements.ts";
import { getPortalOrigin } from "./personas.ts";
import { addClickAction, loadSection } from "./runAction.ts";

interface WorldActionHandlers {
  onReset(world: WorldSummary): void;
  onDelete(world: WorldSummary): Promise<void>;
}

/** Sets up the section with the facts of the selected world and the actions on the whole world. */
export function setUpWorldActions({ onReset, onDelete }: WorldActionHandlers): (world: WorldSummary) => void {
  const section = getElement("world-actions", HTMLElement);
  const portalLink = getElement("open-portal", HTMLAnchorElement);
  let selectedWorld: WorldSummary | undefined;

  addClickAction(getElement("reset-world", HTMLButtonElement), section, async () => {
    const world = selectedWorld;
    if (!world) return "";
    await resetWorld(world.id);
    onReset(world);
    return `World ${world.id} was reset.`;
  });

  addClickAction(getElement("delete-world", HTMLButtonElement), section, async () => {
    const world = selectedWorld;
    if (!world) return "";
    const isStanding = world.id === world.country.toLowerCase();
    const consequence = isStanding
      ? `The portal of ${world.country} shows errors until a new standing world is created.`
      : "";
    const question = `Delete the world ${world.id} with all its data? ${consequence}`.trim();
    if (!(await askForConfirmation(question, "Delete"))) return "";
    await deleteWorld(world.id);
    await onDelete(world);
    return "";
  });

  return (world) => {
    selectedWorld = world;
    getElement("world-name", HTMLElement).textContent = world.id;
    getElement("world-facts", HTMLElement).textContent =
      `Country ${world.country}, scenario ${world.scenario}`;
    getElement("save-world", HTMLAnchorElement).href = `${getWorldPath(world.id)}/snapshot`;
    portalLink.removeAttribute("href");
    void loadSection(section, async () => {
      const url = await createShareLink(world.id, getPortalOrigin(world));
      if (selectedWorld === world) portalLink.href = url;
    });
  };
}

/** Opens the confirmation dialog. Resolves to whether the action was confirmed. */
function askForConfirmation(question: string, confirmLabel: string): Promise<boolean> {
  const dialog = getElement("confirmation", HTMLDialogElement);
  getElement("confirmation-question", HTMLElement).textContent = question;
  getElement("confirmation-yes", HTMLButtonElement).textContent = confirmLabel;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "yes"), { once: true });
  });
}
