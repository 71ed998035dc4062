import { load } from "./attempt.ts";
import { listWorlds, type WorldSummary } from "./controlApi.ts";
import { byId, make, setText, syncList } from "./elements.ts";
import { shownInstant } from "./instants.ts";

export interface WorldList {
  /** Reads the worlds anew and shows the selected one, or the one with this id. */
  refresh(wanted?: string): Promise<void>;
}

/**
 * The list of all worlds. One of them is selected; its id stands in the page's address, so that it stays selected when
 * the page is loaded again. `show` is told when another one is selected, or none because there is none.
 */
export function startWorldList(show: (world: WorldSummary | undefined) => void): WorldList {
  const place = byId("all-worlds", HTMLElement);
  const list = byId("world-list", HTMLUListElement);
  let selected = new URL(location.href).searchParams.get("world") ?? undefined;
  let shown: string | undefined;
  let asked = 0;

  const items = {
    key: ({ id }: WorldSummary) => id,
    create: (world: WorldSummary) => {
      const link = make("a", { href: `?world=${encodeURIComponent(world.id)}` }, world.id);
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void load(place, async () => {
          await refresh(world.id);
          byId("world-title", HTMLElement).focus();
        });
      });
      return make("li", {}, link, make("span", {}, `${world.country}, ${world.scenario}`), make("time", {}));
    },
    update: (element: HTMLElement, { id, now }: WorldSummary) => {
      const link = element.querySelector("a");
      if (link) link.ariaCurrent = id === selected ? "true" : null;
      const time = element.querySelector("time");
      if (!time) return;
      time.dateTime = now;
      setText(time, shownInstant(now));
    },
  };

  async function refresh(wanted?: string): Promise<void> {
    if (wanted !== undefined) selected = wanted;
    asked += 1;
    const turn = asked;
    const worlds = await listWorlds();
    // A later answer knows better.
    if (turn !== asked) return;
    const world = worlds.find(({ id }) => id === selected) ?? worlds[0];
    selected = world?.id;
    syncList(list, worlds, items);
    if (selected === shown) return;
    shown = selected;
    const address = new URL(location.href);
    address.search = selected === undefined ? "" : `?world=${encodeURIComponent(selected)}`;
    history.replaceState(null, "", address);
    show(world);
  }

  return { refresh };
}
