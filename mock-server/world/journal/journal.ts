import { type JournalEntry, type JournalFilter, matchesEntry } from "./journalEntry.ts";

/** Headers as names and values. `Headers` are one. */
export type HeaderEntries = Iterable<readonly [name: string, value: string]>;

/** A request and its response as they were sent, tokens included: the control API hides those. */
export interface RawExchange {
  url: string;
  requestHeaders: HeaderEntries;
  /** Undefined if there was none, or it was no text or too long. */
  requestBody?: string | undefined;
  responseHeaders: HeaderEntries;
  responseBody?: string | undefined;
}

const maxEntries = 2000;
const maxExchanges = 500;
/** Of a body. Longer ones are not kept. */
const maxBodyCharacters = 100_000;

/** The last 2,000 requests of a world in the order of their responses. */
export class Journal {
  #entries: JournalEntry[] = [];
  #recorded = 0;
  /** What was sent, for the last 500 entries by number. */
  readonly #exchanges = new Map<number, RawExchange>();

  record(entry: Omit<JournalEntry, "number">, exchange?: RawExchange): void {
    this.#recorded += 1;
    this.#entries.push({ ...entry, number: this.#recorded });
    if (this.#entries.length > maxEntries) this.#entries.shift();
    if (exchange) {
      const requestBody = limitBody(exchange.requestBody);
      const responseBody = limitBody(exchange.responseBody);
      this.#exchanges.set(this.#recorded, { ...exchange, requestBody, responseBody });
    }
    this.#exchanges.delete(this.#recorded - maxExchanges);
  }

  entries(filter: JournalFilter = {}): JournalEntry[] {
    return this.#entries.filter((entry) => matchesEntry(entry, filter));
  }

  /** Finds what was sent, tokens included; undefined for entries too old. */
  findExchange(number: number): RawExchange | undefined {
    return this.#exchanges.get(number);
  }

  clear(): void {
    this.#entries = [];
    this.#exchanges.clear();
  }
}

function limitBody(body: string | undefined): string | undefined {
  return body !== undefined && body.length <= maxBodyCharacters ? body : undefined;
}
