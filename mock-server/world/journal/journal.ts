import { ExchangeStore, type RawExchange } from "./exchangeStore.ts";
import { type JournalEntry, type JournalFilter, matchesEntry } from "./journalEntry.ts";

/** A journal as plain data. */
export interface SavedJournal {
  entries: readonly JournalEntry[];
  recorded: number;
}

const maxEntries = 2000;
/** Of all entries as JSON. Variables can be as long as a request may be. */
const maxCharacters = 5_000_000;

/** The requests of a world in the order of their responses. Keeps the last 2,000, and fewer where they are large. */
export class Journal {
  #entries: JournalEntry[] = [];
  /** Length of each entry as JSON. */
  #lengths: number[] = [];
  #characters = 0;
  #recorded = 0;
  readonly #exchanges = new ExchangeStore();
  readonly #listeners = new Set<(entry: JournalEntry) => void>();

  record(entry: Omit<JournalEntry, "number">, exchange?: RawExchange): void {
    this.#recorded += 1;
    const numbered = { ...entry, number: this.#recorded };
    if (exchange) this.#exchanges.keep(this.#recorded, exchange);
    this.#keep(numbered);
    for (const listener of this.#listeners) listener(numbered);
  }

  entries(filter: JournalFilter = {}): JournalEntry[] {
    return this.#entries.filter((entry) => matchesEntry(entry, filter));
  }

  /** Finds what was sent, secrets included; undefined for entries too old or restored. */
  findExchange(number: number): RawExchange | undefined {
    return this.#exchanges.find(number);
  }

  clear(): void {
    this.#entries = [];
    this.#lengths = [];
    this.#characters = 0;
    this.#exchanges.clear();
  }

  save(): SavedJournal {
    return { entries: this.#entries, recorded: this.#recorded };
  }

  /** Replaces all entries. */
  restore({ entries, recorded }: SavedJournal): void {
    this.clear();
    for (const entry of entries) this.#keep(entry);
    this.#recorded = recorded;
  }

  /** Adds an entry, and drops the oldest ones beyond the limits. */
  #keep(entry: JournalEntry): void {
    const { length } = JSON.stringify(entry);
    this.#entries.push(entry);
    this.#lengths.push(length);
    this.#characters += length;
    while (this.#entries.length > maxEntries || this.#characters > maxCharacters) {
      this.#entries.shift();
      this.#characters -= this.#lengths.shift() ?? 0;
    }
  }

  /** Calls `listener` with each new entry. Returns a function that unsubscribes. */
  subscribe(listener: (entry: JournalEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once there are `count` matching entries, or with fewer when `signal` aborts. */
  waitFor(filter: JournalFilter, count: number, signal: AbortSignal): Promise<JournalEntry[]> {
    return new Promise((resolve) => {
      const check = () => {
        const matching = this.entries(filter);
        if (matching.length < count && !signal.aborted) return;
        unsubscribe();
        signal.removeEventListener("abort", check);
        resolve(matching);
      };
      const unsubscribe = this.subscribe(check);
      signal.addEventListener("abort", check);
      check();
    });
  }
}
