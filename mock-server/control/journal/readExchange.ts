import * as v from "valibot";
import type { HeaderEntries, RawExchange } from "#world/journal/journal.ts";
import type { JournalEntry } from "#world/journal/journalEntry.ts";
import { mask, maskTokens } from "#world/journal/maskTokens.ts";

const messageSchema = v.strictObject({
  headers: v.array(v.strictTuple([v.string(), v.string()])),
  body: v.pipe(
    v.nullable(v.string()),
    v.description("JSON or a form; null if there was none, or it was another type or too long."),
  ),
});

/** A request and its response with tokens and passwords hidden. */
export const exchangeSchema = v.pipe(
  v.strictObject({
    url: v.string(),
    request: messageSchema,
    response: v.pipe(
      v.nullable(messageSchema),
      v.description("Null if the connection ended without a response."),
    ),
  }),
  v.metadata({ ref: "Exchange" }),
);

export type Exchange = v.InferOutput<typeof exchangeSchema>;

/** Hides the tokens of an exchange. */
export function readExchange({ status }: JournalEntry, raw: RawExchange): Exchange {
  return {
    url: maskTokens(raw.url),
    request: { headers: maskHeaders(raw.requestHeaders), body: formatBody(raw.requestBody) },
    response:
      status === 0 ? null : { headers: maskHeaders(raw.responseHeaders), body: formatBody(raw.responseBody) },
  };
}

function maskHeaders(headers: HeaderEntries): Exchange["request"]["headers"] {
  return [...headers].map(([name, value]) => [
    name,
    /authorization|cookie/i.test(name) ? mask : maskTokens(value),
  ]);
}

function formatBody(body: string | undefined): string | null {
  if (body === undefined || body === "") return null;
  try {
    return maskTokens(JSON.stringify(JSON.parse(body), null, 2));
  } catch {
    return maskTokens(body);
  }
}
