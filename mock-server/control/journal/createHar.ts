import type { RawExchange } from "../../world/journal/exchangeStore.ts";
import type { JournalEntry } from "../../world/journal/journalEntry.ts";
import { type Exchange, type HeaderList, readExchange } from "./readExchange.ts";

/** Creates an HTTP archive (HAR 1.2) of entries, which browsers and other tools open. Secrets are hidden. */
export function createHar(
  entries: readonly JournalEntry[],
  findExchange: (number: number) => RawExchange | undefined,
) {
  return {
    log: {
      version: "1.2",
      creator: { name: "Taglys mock backend", version: "1" },
      entries: entries.map((entry) => {
        const raw = findExchange(entry.number);
        return createEntry(entry, raw && readExchange(entry, raw));
      }),
    },
  };
}

function createEntry(entry: JournalEntry, exchange: Exchange | undefined) {
  const { at, duration, method, path, status, errorCodes } = entry;
  const request = exchange?.request;
  const response = exchange?.response;
  const body = response?.body ?? "";
  return {
    startedDateTime: at,
    time: duration,
    request: {
      method,
      // An entry from before a restart has only its path.
      url: exchange?.url ?? `http://localhost${path}`,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: createHeaders(request?.headers),
      queryString: [],
      headersSize: -1,
      bodySize: -1,
      ...(request?.body && {
        postData: { mimeType: findType(request.headers), text: request.body },
      }),
    },
    response: {
      status,
      statusText: "",
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: createHeaders(response?.headers),
      content: { size: body.length, mimeType: findType(response?.headers), ...(body && { text: body }) },
      redirectURL: findHeader(response?.headers, "location"),
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
    comment: [entry.operation, ...errorCodes].join(" "),
  };
}

function createHeaders(headers: HeaderList = []) {
  return headers.map(([name, value]) => ({ name, value }));
}

function findType(headers?: HeaderList): string {
  return findHeader(headers, "content-type") || "application/octet-stream";
}

function findHeader(headers: HeaderList = [], wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? "";
}
