import type { JournalEntry } from "../../journal/journal.ts";
import { load, onClick } from "./attempt.ts";
import { clearJournal, readJournal, type WorldSummary, worldPath } from "./controlApi.ts";
import { byId, make, setText } from "./elements.ts";
import { shownInstant } from "./instants.ts";

const mostShown = 200;

/** The selected world's calls, the newest first, as they come. `onCall` is told of each that comes. */
export function startJournal(onCall: () => void) {
  const place = byId("journal", HTMLElement);
  const list = byId("calls", HTMLOListElement);
  const filter = byId("journal-filter", HTMLInputElement);
  const follow = byId("follow", HTMLInputElement);
  const state = byId("journal-state", HTMLElement);
  let id = "";
  /** By their numbers, the oldest first. */
  let entries = new Map<number, JournalEntry>();
  let source: EventSource | undefined;

  const matching = () => [...entries.values()].filter((entry) => contains(entry, filter.value)).reverse();

  function countUp(): void {
    const shown = Math.min(list.childElementCount, entries.size);
    setText(byId("journal-count", HTMLElement), `${shown} of ${entries.size} calls shown.`);
  }

  function render(): void {
    list.replaceChildren(...matching().slice(0, mostShown).map(item));
    countUp();
  }

  async function refresh(): Promise<void> {
    const of = id;
    const read = await readJournal(of);
    if (of !== id) return;
    const last = read.at(-1)?.number ?? 0;
    // Those that came by event while this was read.
    const later = [...entries.values()].filter(({ number }) => number > last);
    entries = new Map([...read, ...later].map((entry) => [entry.number, entry]));
    render();
  }

  function add(entry: JournalEntry): void {
    if (entries.has(entry.number)) return;
    entries.set(entry.number, entry);
    if (contains(entry, filter.value)) list.prepend(item(entry));
    if (list.childElementCount > mostShown) list.lastElementChild?.remove();
    countUp();
  }

  function stop(): void {
    source?.close();
    source = undefined;
    setText(state, "Not live.");
  }

  function start(): void {
    stop();
    entries.clear();
    const opened = new EventSource(`${worldPath(id)}/journal/live`);
    source = opened;
    opened.onopen = () => {
      setText(state, "Live.");
      // What came before. What comes while this is read comes by event too.
      void load(place, refresh);
    };
    opened.onmessage = ({ data }) => {
      add(JSON.parse(data));
      onCall();
    };
    opened.onerror = () => {
      stop();
      setText(state, "Not live: the connection is lost. Trying again …");
    };
  }

  filter.addEventListener("input", render);
  follow.addEventListener("change", () => (follow.checked ? start() : stop()));
  onClick(byId("clear-journal", HTMLButtonElement), place, async () => {
    await clearJournal(id);
    entries.clear();
    render();
    return "The journal is empty.";
  });

  return {
    stop,
    /** Connects again if the connection was lost. */
    revive: () => {
      if (follow.checked && !source) start();
    },
    show: (world: WorldSummary) => {
      id = world.id;
      entries.clear();
      render();
      if (follow.checked) start();
      else void load(place, refresh);
    },
  };
}

function contains(entry: JournalEntry, text: string): boolean {
  const { operation, service, path, status, errorCodes } = entry;
  const all = [operation, service, path, String(status), ...errorCodes].join(" ").toLowerCase();
  return all.includes(text.trim().toLowerCase());
}

function item(entry: JournalEntry): HTMLElement {
  const { number, at, operation, service, method, path, status, duration, errorCodes, variables } = entry;
  const failed = status === 0 || status >= 400 || errorCodes.length > 0;
  const summary = make(
    "summary",
    {},
    make("span", { class: "status" }, status === 0 ? "reset" : String(status)),
    make("strong", {}, operation),
    make("span", {}, service),
    make("span", {}, `${duration} ms`),
    make("span", { class: "codes" }, errorCodes.join(", ")),
  );
  const details = [`${method} ${path}`, `Call ${number} at ${shownInstant(at)}`];
  if (variables !== undefined) details.push(`Variables ${JSON.stringify(variables, null, 2)}`);
  const text = make("pre", {}, details.join("\n"));
  return make("li", failed ? { class: "failed" } : {}, make("details", {}, summary, text));
}
