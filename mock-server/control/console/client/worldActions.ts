import { load, onClick } from "./attempt.ts";
import { confirmed } from "./confirmation.ts";
import { deleteWorld, resetWorld, shareLink, type WorldSummary, worldPath } from "./controlApi.ts";
import { byId } from "./elements.ts";
import { portalOf } from "./people.ts";

interface Changes {
  /** A world is as new. */
  wasReset(world: WorldSummary): void;
  /** A world is gone. */
  wasDeleted(world: WorldSummary): Promise<void>;
}

/** The selected world's name, and what can be done with it as a whole. */
export function startWorldActions({ wasReset, wasDeleted }: Changes): (world: WorldSummary) => void {
  const place = byId("world-actions", HTMLElement);
  const portal = byId("open-portal", HTMLAnchorElement);
  let shown: WorldSummary | undefined;

  onClick(byId("reset-world", HTMLButtonElement), place, async () => {
    const world = shown;
    if (!world) return "";
    await resetWorld(world.id);
    wasReset(world);
    return `World ${world.id} is as new.`;
  });

  onClick(byId("delete-world", HTMLButtonElement), place, async () => {
    const world = shown;
    if (!world) return "";
    const isStanding = world.id === world.country.toLowerCase();
    const loss = isStanding ? `The portal of ${world.country} shows errors until there is a new one.` : "";
    const question = `Delete the world ${world.id} and all that is in it? ${loss}`.trim();
    if (!(await confirmed(question, "Delete"))) return "";
    await deleteWorld(world.id);
    await wasDeleted(world);
    return "";
  });

  return (world) => {
    shown = world;
    byId("world-name", HTMLElement).textContent = world.id;
    byId("world-facts", HTMLElement).textContent = `Country ${world.country}, scenario ${world.scenario}`;
    byId("save-world", HTMLAnchorElement).href = `${worldPath(world.id)}/snapshot`;
    portal.removeAttribute("href");
    void load(place, async () => {
      const url = await shareLink(world.id, portalOf(world));
      if (shown === world) portal.href = url;
    });
  };
}
