import { type JournalEntry, type JournalFilter, matchesEntry } from "./journalEntry.ts";

/** Headers as names and values; a `Headers` object fits too. */
export type HeaderEntries = Iterable<readonly [name: string, value: string]>;

/** A request and its response as sent, with tokens, which the control API hides. */
export interface RawExchange {
  url: string;
  requestHeaders: HeaderEntries;
  /** The body; undefined if it is missing, long, or no text. */
  requestBody?: string | undefined;
  responseHeaders: HeaderEntries;
  responseBody?: string | undefined;
}

const maxEntries = 2000;
const maxExchanges = 500;
/** The longest body that the journal keeps. */
const maxBodyCharacters = 100_000;

/** The last 2,000 requests of a world in the order of their responses. */
export class Journal {
  #entries: JournalEntry[] = [];
  #recorded = 0;
  /** The exchanges of the last 500 entries, by number. */
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

  /** Finds an exchange, tokens included; undefined for older entries. */
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
