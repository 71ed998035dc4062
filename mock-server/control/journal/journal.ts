/** The mock's services, as faults and the journal name them. */
export const serviceNames = ["main-api", "rest", "registration", "identity"] as const;
export type ServiceName = (typeof serviceNames)[number];

/** What is known of a call when it arrives. */
export interface Call {
  service: ServiceName;
  method: string;
  /** Without the query, which may hold secrets. */
  path: string;
  /** Name of the GraphQL operation; for REST the method and path, for the provider the last part of the path. */
  operation: string;
  /** Variables of a GraphQL operation, secrets and personal data hidden. */
  variables?: unknown;
}

/** A call with its outcome. */
export interface JournalEntry extends Call {
  /** Counts up from 1. */
  number: number;
  /** The world's time when the call arrived. */
  at: string;
  /** HTTP status; 0 where the connection ended without an answer. */
  status: number;
  /** Between arrival and answer, in milliseconds. */
  duration: number;
  /** Codes of the GraphQL errors in the answer. */
  errorCodes: string[];
}

/** Which entries are meant: all of them where nothing is said. */
export interface JournalFilter {
  operation?: string | undefined;
  service?: ServiceName | undefined;
}

const most = 2000;

/** Every call of one world in the order of its answers; the oldest go after 2,000. */
export class Journal {
  #entries: JournalEntry[] = [];
  #recorded = 0;
  readonly #listeners = new Set<(entry: JournalEntry) => void>();

  record(entry: Omit<JournalEntry, "number">): void {
    this.#recorded += 1;
    const numbered = { ...entry, number: this.#recorded };
    this.#entries.push(numbered);
    if (this.#entries.length > most) this.#entries.shift();
    for (const listener of this.#listeners) listener(numbered);
  }

  entries(filter: JournalFilter = {}): JournalEntry[] {
    return this.#entries.filter((entry) => matches(entry, filter));
  }

  /** Names of all operations that were called. */
  operations(): string[] {
    return [...new Set(this.#entries.map(({ operation }) => operation))];
  }

  clear(): void {
    this.#entries = [];
  }

  /** Calls back with each further entry. Returns how to stop. */
  subscribe(listener: (entry: JournalEntry) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The matching entries as soon as there are `count`; what there is by then once `signal` aborts. */
  waitFor(filter: JournalFilter, count: number, signal: AbortSignal): Promise<JournalEntry[]> {
    return new Promise((resolve) => {
      const check = () => {
        const found = this.entries(filter);
        if (found.length < count && !signal.aborted) return;
        stop();
        signal.removeEventListener("abort", check);
        resolve(found);
      };
      const stop = this.subscribe(check);
      signal.addEventListener("abort", check);
      check();
    });
  }
}

function matches(entry: JournalEntry, { operation, service }: JournalFilter): boolean {
  return (
    (operation === undefined || entry.operation === operation) &&
    (service === undefined || entry.service === service)
  );
}
