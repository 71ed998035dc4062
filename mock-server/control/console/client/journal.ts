import type { JournalEntry } from "../../../world/journal/journalEntry.ts";
import { clearJournal, getWorldPath, readJournal, type WorldSummary } from "./controlApi.ts";
import { createElement, getElement, setText } from "./elements.ts";
import { formatTimestamp } from "./formatTimestamp.ts";
import { addClickAction, loadSection } from "./runAction.ts";

const maxShownEntries = 200;

/** Sets up the section with the requests of the selected world, newest first. Calls `onRequest` for each new one. */
export function setUpJournal(onRequest: () => void) {
  const section = getElement("journal", HTMLElement);
  const list = getElement("entries", HTMLOListElement);
  const filter = getElement("journal-filter", HTMLInputElement);
  const followCheckbox = getElement("follow", HTMLInputElement);
  const connectionState = getElement("journal-state", HTMLElement);
  let selectedId = "";
  /** By number, oldest first. */
  let entries = new Map<number, JournalEntry>();
  let eventSource: EventSource | undefined;

  const findMatchingEntries = () =>
    [...entries.values()].filter((entry) => matchesFilter(entry, filter.value)).reverse();

  function showCount(): void {
    const shownCount = Math.min(list.childElementCount, entries.size);
    setText(getElement("journal-count", HTMLElement), `${shownCount} of ${entries.size} requests shown.`);
  }

  function render(): void {
    list.replaceChildren(...findMatchingEntries().slice(0, maxShownEntries).map(createItem));
    showCount();
  }

  async function refresh(): Promise<void> {
    const id = selectedId;
    const readEntries = await readJournal(id);
    if (id !== selectedId) return;
    const lastNumber = readEntries.at(-1)?.number ?? 0;
    // Entries that arrived as events in the meantime.
    const newerEntries = [...entries.values()].filter(({ number }) => number > lastNumber);
    entries = new Map([...readEntries, ...newerEntries].map((entry) => [entry.number, entry]));
    render();
  }

  function addEntry(entry: JournalEntry): void {
    if (entries.has(entry.number)) return;
    entries.set(entry.number, entry);
    if (matchesFilter(entry, filter.value)) list.prepend(createItem(entry));
    if (list.childElementCount > maxShownEntries) list.lastElementChild?.remove();
    showCount();
  }

  function disconnect(): void {
    eventSource?.close();
    eventSource = undefined;
    setText(connectionState, "Not live.");
  }

  function connect(): void {
    disconnect();
    entries.clear();
    const opened = new EventSource(`${getWorldPath(selectedId)}/journal/live`);
    eventSource = opened;
    opened.onopen = () => {
      setText(connectionState, "Live.");
      // Loads previous entries after the connection is open, so that none is missed.
      void loadSection(section, refresh);
    };
    opened.onmessage = ({ data }) => {
      addEntry(JSON.parse(data));
      onRequest();
    };
    opened.onerror = () => {
      disconnect();
      setText(connectionState, "Connection lost. Reconnecting …");
    };
  }

  filter.addEventListener("input", render);
  followCheckbox.addEventListener("change", () => (followCheckbox.checked ? connect() : disconnect()));
  addClickAction(getElement("clear-journal", HTMLButtonElement), section, async () => {
    await clearJournal(selectedId);
    entries.clear();
    render();
    return "The journal was cleared.";
  });

  return {
    disconnect,
    /** Reconnects if the connection was lost. */
    reconnect: () => {
      if (followCheckbox.checked && !eventSource) connect();
    },
    show: (world: WorldSummary) => {
      selectedId = world.id;
      entries.clear();
      render();
      if (followCheckbox.checked) connect();
      else void loadSection(section, refresh);
    },
  };
}

function matchesFilter(entry: JournalEntry, filter: string): boolean {
  const { operation, service, path, status, errorCodes } = entry;
  const text = [operation, service, path, String(status), ...errorCodes].join(" ").toLowerCase();
  return text.includes(filter.trim().toLowerCase());
}

function createItem(entry: JournalEntry): HTMLElement {
  const { number, at, operation, service, method, path, status, duration, errorCodes, variables } = entry;
  const isFailed = status === 0 || status >= 400 || errorCodes.length > 0;
  const summary = createElement(
    "summary",
    {},
    createElement("span", { class: "status" }, status === 0 ? "reset" : String(status)),
    createElement("strong", {}, operation),
    createElement("span", {}, service),
    createElement("span", {}, `${duration} ms`),
    createElement("span", { class: "codes" }, errorCodes.join(", ")),
  );
  const lines = [`${method} ${path}`, `Request ${number} at ${formatTimestamp(at)}`];
  if (variables !== undefined) lines.push(`Variables ${JSON.stringify(variables, null, 2)}`);
  const details = createElement("details", {}, summary, createElement("pre", {}, lines.join("\n")));
  return createElement("li", isFailed ? { class: "failed" } : {}, details);
}
