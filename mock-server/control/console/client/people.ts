import { load, onClick } from "./attempt.ts";
import { type Persona, shareLink, type WorldSummary } from "./controlApi.ts";
import { byId, make } from "./elements.ts";

/** The personas of the selected world with links that open the portal signed in. */
export function startPeople(): (world: WorldSummary) => void {
  const place = byId("people", HTMLElement);
  const list = byId("persona-list", HTMLUListElement);

  function item(world: WorldSummary, { persona, description, email, password }: Persona): HTMLElement {
    const link = make("a", {}, `Open signed in as ${persona}`);
    void load(place, async () => {
      link.href = await shareLink(world.id, portalOf(world), persona);
    });
    const copy = make("button", { type: "button" }, "Copy link");
    copy.append(make("span", { class: "unseen" }, ` for ${persona}`));
    onClick(copy, place, async () => {
      const url = await shareLink(world.id, portalOf(world), persona);
      return copied(url, persona);
    });
    return make(
      "li",
      {},
      make("p", {}, make("strong", {}, persona), `: ${description}`),
      make("p", {}, make("code", {}, email), ", password ", make("code", {}, password)),
      make("p", { class: "buttons" }, link, copy),
    );
  }

  return (world) => {
    list.replaceChildren(...world.personas.map((persona) => item(world, persona)));
  };
}

/** The portal of a world's country. */
export function portalOf({ country }: WorldSummary): string {
  return `http://${country.toLowerCase()}.localhost:${byId("content", HTMLElement).dataset["portalPort"]}`;
}

async function copied(url: string, persona: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return `The link for ${persona} was copied.`;
  } catch {
    // The browser does not let pages write there, for example outside localhost.
    return `The browser did not copy it. Copy it from here: ${url}`;
  }
}
