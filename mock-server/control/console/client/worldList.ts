import { listWorlds, type WorldSummary } from "./controlApi.ts";
import { createElement, getElement, setText, updateList } from "./elements.ts";
import { formatTimestamp } from "./formatTimestamp.ts";
import { loadSection } from "./runAction.ts";

interface WorldList {
  /** Reloads the list and selects the world with the id if one is given. */
  refresh(id?: string): Promise<void>;
}

/**
 * Sets up the list of worlds. The URL contains the id of the selected world, so that it remains selected after a reload.
 * Calls `onSelect` when another world is selected, or with undefined when there is none.
 */
export function setUpWorldList(onSelect: (world: WorldSummary | undefined) => void): WorldList {
  const section = getElement("all-worlds", HTMLElement);
  const list = getElement("world-list", HTMLUListElement);
  let selectedId = new URL(location.href).searchParams.get("world") ?? undefined;
  let shownId: string | undefined;
  let lastRefresh = 0;

  const items = {
    key: ({ id }: WorldSummary) => id,
    create: (world: WorldSummary) => {
      const link = createElement("a", { href: `?world=${encodeURIComponent(world.id)}` }, world.id);
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void loadSection(section, async () => {
          await refresh(world.id);
          getElement("world-title", HTMLElement).focus();
        });
      });
      const facts = createElement("span", {}, `${world.country}, ${world.scenario}`);
      return createElement("li", {}, link, facts, createElement("time", {}));
    },
    update: (element: HTMLElement, { id, now }: WorldSummary) => {
      const link = element.querySelector("a");
      if (link) link.ariaCurrent = id === selectedId ? "true" : null;
      const time = element.querySelector("time");
      if (!time) return;
      time.dateTime = now;
      setText(time, formatTimestamp(now));
    },
  };

  async function refresh(id?: string): Promise<void> {
    if (id !== undefined) selectedId = id;
    lastRefresh += 1;
    const currentRefresh = lastRefresh;
    const worlds = await listWorlds();
    // Ignores the response if a later refresh has started.
    if (currentRefresh !== lastRefresh) return;
    const world = worlds.find((candidate) => candidate.id === selectedId) ?? worlds[0];
    selectedId = world?.id;
    updateList(list, worlds, items);
    if (selectedId === shownId) return;
    shownId = selectedId;
    const url = new URL(location.href);
    url.search = selectedId === undefined ? "" : `?world=${encodeURIComponent(selectedId)}`;
    history.replaceState(null, "", url);
    onSelect(world);
  }

  return { refresh };
}
