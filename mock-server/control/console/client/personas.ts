import { createShareLink, type Persona, type WorldSummary } from "./controlApi.ts";
import { createElement, getElement } from "./elements.ts";
import { addClickAction, loadSection } from "./runAction.ts";

/** Sets up the section with the personas of the selected world and their share links. */
export function setUpPersonas(): (world: WorldSummary) => void {
  const section = getElement("people", HTMLElement);
  const list = getElement("persona-list", HTMLUListElement);

  function createItem(world: WorldSummary, { persona, description, email, password }: Persona): HTMLElement {
    const link = createElement("a", {}, `Open signed in as ${persona}`);
    void loadSection(section, async () => {
      link.href = await createShareLink(world.id, getPortalOrigin(world), persona);
    });
    const copyButton = createElement("button", { type: "button" }, "Copy link");
    copyButton.append(createElement("span", { class: "visually-hidden" }, ` for ${persona}`));
    addClickAction(copyButton, section, async () => {
      const url = await createShareLink(world.id, getPortalOrigin(world), persona);
      return copyLink(url, persona);
    });
    const emailElement = createElement("code", {}, email);
    const passwordElement = createElement("code", {}, password);
    return createElement(
      "li",
      {},
      createElement("p", {}, createElement("strong", {}, persona), `: ${description}`),
      createElement("p", {}, emailElement, ", password ", passwordElement),
      createElement("p", { class: "buttons" }, link, copyButton),
    );
  }

  return (world) => {
    list.replaceChildren(...world.personas.map((persona) => createItem(world, persona)));
  };
}

/** Origin of the portal in the country of a world. */
export function getPortalOrigin({ country }: WorldSummary): string {
  return `http://${country.toLowerCase()}.localhost:${getElement("content", HTMLElement).dataset["portalPort"]}`;
}

async function copyLink(url: string, persona: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return `The link for ${persona} was copied.`;
  } catch {
    // Browsers reject this outside of secure contexts.
    return `The browser did not allow copying. Copy the link from here: ${url}`;
  }
}
