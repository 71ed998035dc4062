import * as v from "valibot";
import type { HeaderEntries, RawExchange } from "#world/journal/journal.ts";
import type { JournalEntry } from "#world/journal/journalEntry.ts";
import {
  findSecrets,
  isSecretKey,
  mask,
  maskSecrets,
  maskStrings,
  maskVariables,
} from "#world/journal/maskSecrets.ts";

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
  const response = { headers: maskHeaders(raw.responseHeaders), body: maskBody(raw.responseBody) };
  return {
    url: maskQuery(raw.url),
    request: { headers: maskHeaders(raw.requestHeaders), body: maskBody(raw.requestBody) },
    response: status === 0 ? null : hideQuotes(response, raw.requestBody),
  };
}

/** Hides secrets of the request that an error message quotes. */
function hideQuotes(response: Exchange["request"], requestBody = ""): Exchange["request"] {
  const secrets = findQuotableTexts(requestBody);
  // The parts of one secret can be another.
  const longestFirst = secrets.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
  const body = longestFirst.reduce(
    (text, secret) => text?.replaceAll(JSON.stringify(secret).slice(1, -1), mask) ?? null,
    response.body,
  );
  return { ...response, body };
}

function findQuotableTexts(requestBody: string): string[] {
  try {
    const { query, variables } = JSON.parse(requestBody);
    return findSecrets(query, variables);
  } catch {
    // No request of GraphQL.
    return [];
  }
}

const secretHeader = /authorization|cookie|token|signature|fingerprint|forwarded|referer/i;

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
  if (typeof value !== "object" || value === null || typeof masked !== "object") return masked;
  const query = "query" in value && typeof value.query === "string" && { query: maskStrings(value.query) };
  const variables = "query" in value &&
    "variables" in value && { variables: maskVariables(value.query, value.variables) };
  const profile = "profile_info" in value && { profile_info: mask };
  return { ...masked, ...query, ...variables, ...profile };
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
