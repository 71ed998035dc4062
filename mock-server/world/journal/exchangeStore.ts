/** Headers as names and values. `Headers` are one. */
export type HeaderEntries = Iterable<readonly [name: string, value: string]>;

/** A request and its response as they were sent, secrets included. */
export interface RawExchange {
  url: string;
  requestHeaders: HeaderEntries;
  /** Undefined if there was none, or it was no text or too long. */
  requestBody?: string | undefined;
  responseHeaders: HeaderEntries;
  responseBody?: string | undefined;
}

const maxExchanges = 500;
/** Of all bodies. */
const maxCharacters = 4_000_000;
/** Of one body. Longer ones would displace all others. */
const maxBodyCharacters = 200_000;

/**
 * The exchanges of the last entries of a journal by number. They contain secrets: the control API hides those when it
 * sends an exchange, which costs nothing while nobody asks.
 */
export class ExchangeStore {
  readonly #exchanges = new Map<number, RawExchange>();
  #characters = 0;

  keep(number: number, exchange: RawExchange): void {
    const kept = {
      ...exchange,
      requestBody: limitBody(exchange.requestBody),
      responseBody: limitBody(exchange.responseBody),
    };
    this.#exchanges.set(number, kept);
    this.#characters += countCharacters(kept);
    for (const [oldest, dropped] of this.#exchanges) {
      if (this.#exchanges.size <= maxExchanges && this.#characters <= maxCharacters) break;
      this.#exchanges.delete(oldest);
      this.#characters -= countCharacters(dropped);
    }
  }

  find(number: number): RawExchange | undefined {
    return this.#exchanges.get(number);
  }

  clear(): void {
    this.#exchanges.clear();
    this.#characters = 0;
  }
}

function limitBody(body: string | undefined): string | undefined {
  return body !== undefined && body.length <= maxBodyCharacters ? body : undefined;
}

function countCharacters({ requestBody = "", responseBody = "" }: RawExchange): number {
  return requestBody.length + responseBody.length;
}
