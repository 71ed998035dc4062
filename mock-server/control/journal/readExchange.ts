import * as v from "valibot";
import type { HeaderEntries, RawExchange } from "#world/journal/journal.ts";
import type { JournalEntry } from "#world/journal/journalEntry.ts";
import { isSecretKey, mask, maskSecrets } from "#world/journal/maskSecrets.ts";

const messageSchema = v.strictObject({
  headers: v.array(v.strictTuple([v.string(), v.string()])),
  body: v.pipe(
    v.nullable(v.string()),
    v.description("JSON or a form; null if there was none, or it was another type or too long."),
  ),
});

/** A request and its response with secrets and personal data hidden. */
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

/** Hides the secrets of an exchange. */
export function readExchange({ status }: JournalEntry, raw: RawExchange): Exchange {
  return {
    url: maskQuery(raw.url),
    request: { headers: maskHeaders(raw.requestHeaders), body: maskBody(raw.requestBody) },
    response:
      status === 0 ? null : { headers: maskHeaders(raw.responseHeaders), body: maskBody(raw.responseBody) },
  };
}

const secretHeader = /authorization|cookie|token|signature/i;

function maskHeaders(headers: HeaderEntries): Exchange["request"]["headers"] {
  return [...headers].map(([name, value]) => [name, secretHeader.test(name) ? mask : maskText(value)]);
}

const secretFormField = /code|nonce|state|hint|session|info$/i;

function maskBody(body: string | undefined): string | null {
  if (body === undefined || body === "") return null;
  try {
    return maskText(JSON.stringify(maskJson(JSON.parse(body)), null, 2));
  } catch {
    const isForm = /^[\w.~*%+-]+=/.test(body);
    return isForm ? maskForm(body) : maskText(body);
  }
}

function maskForm(body: string): string {
  const isSecret = (name: string) => isSecretKey(name) || secretFormField.test(name);
  const fields = [...new URLSearchParams(body)];
  return fields.map(([name, value]) => `${name}=${isSecret(name) ? mask : maskText(value)}`).join("&");
}

function maskJson(value: unknown): unknown {
  const masked = maskSecrets(value);
  if (typeof masked !== "object" || masked === null) return masked;
  const query = "query" in masked && typeof masked.query === "string" && { query: maskStrings(masked.query) };
  const profile = "profile_info" in masked && { profile_info: mask };
  return { ...masked, ...query, ...profile };
}

/** Hides the texts in a GraphQL document: a client may write values into it instead of variables. */
function maskStrings(document: string): string {
  return document.replaceAll(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/g, `"${mask}"`);
}

/** Hides tokens, e-mail addresses and the queries of URLs in a text. */
function maskText(text: string): string {
  return maskQuery(text)
    .replaceAll(/\beyJ[\w-]+(?:\.[\w-]+)+/g, mask)
    .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]+/g, mask);
}

function maskQuery(text: string): string {
  return text.replaceAll(/([?&#][\w.~%-]+=)[^&#\s"',;)]+/g, `$1${mask}`);
}
