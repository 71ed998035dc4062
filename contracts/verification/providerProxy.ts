import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { notAuthorizedCode } from "#api/errors.ts";
import { CommandError, getMessage } from "../commandLine.ts";
import { createExamplePattern, namePattern } from "../pact/pactInteractions.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { request } from "../request.ts";
import { changeState, type Provider } from "./provider.ts";

/** Where the proxy receives Pact's requests for states. */
export const statesPath = "/pact-states";

const stateRequestSchema = v.object({
  action: v.string(),
  state: v.string(),
  params: v.looseObject({
    nonce: v.optional(v.string()),
    interaction: v.object({
      description: v.string(),
      /** Names of the values that it needs of its state. */
      values: v.array(v.string()),
      /** Values that the response repeats, by their JSONPaths; `[+]` is every item. */
      repeats: v.record(v.string(), v.string()),
    }),
  }),
});

type StateRequest = v.InferOutput<typeof stateRequestSchema>;

type Interaction = StateRequest["params"]["interaction"];

type StateValues = Readonly<Record<string, string>>;

/**
 * A proxy between Pact's verifier and a provider. It sets up the states, sends each request with what its state asks for, and
 * does what Pact has no means for: it fills values of the state into uploads, and replaces what a response must repeat, and
 * does not, by an object that Pact reports: `{expected, actual}`.
 */
export function createProviderProxy(provider: Provider) {
  let state = { headers: {}, pathPrefix: "", values: {} as StateValues, repeats: {} as StateValues };
  let outage: string | undefined;
  let count = 0;
  /** Why states could not be set up, and what responses did not repeat: Pact says only that they failed. */
  const stateErrors = new Set<string>();

  async function setUp({ state: name, params }: StateRequest): Promise<StateValues> {
    const { description, values: names, repeats }: Interaction = params.interaction;
    count += 1;
    const { headers, pathPrefix, ...values } = await changeState(provider, "setup", name, params);
    state = {
      headers,
      pathPrefix,
      repeats,
      values: { ...(params.nonce && { nonce: params.nonce }), ...values },
    };
    const missing = names.filter((value) => values[value] === undefined);
    if (missing.length === 0) return values;
    throw new Error(`The provider returned no ${missing.join(", ")} for "${description}".`);
  }

  async function respondToState(body: string, response: ServerResponse): Promise<void> {
    const stateRequest = v.parse(stateRequestSchema, JSON.parse(body));
    const { action, state: name, params } = stateRequest;
    try {
      if (outage !== undefined) throw new CommandError(outage);
      const values = await (action === "setup"
        ? setUp(stateRequest)
        : changeState(provider, action, name, params));
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(values));
    } catch (error) {
      const message = `State "${name}": ${getMessage(error)}`;
      // Where nothing responds, everything after it would fail.
      if (error instanceof CommandError) outage ??= message;
      else stateErrors.add(message);
      // The verifier repeats a request that fails with 500.
      response.writeHead(400).end();
    }
  }

  async function respond(
    received: IncomingMessage,
    sentBody: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const url = `${provider.url.replace(/\/$/, "")}${state.pathPrefix}${received.url}`;
    const sent = { ...received.headers, ...provider.headers, ...state.headers };
    const headers = new Headers(Object.entries(sent).map(([name, value]) => [name, String(value)]));
    // Like browsers, so that a compressed response is read as by them.
    headers.set("accept-encoding", "gzip, deflate, br");
    for (const name of ["host", "connection", "content-length"]) headers.delete(name);
    const init: RequestInit = {
      method: received.method ?? "GET",
      headers,
      ...(sentBody.length > 0 && { body: fillUpload(received, sentBody, state.values) }),
      redirect: "manual",
    };
    try {
      // Requests that the portal sends at once have one client token.
      if (headers.has("x-client-token")) await request(url, init);
      const answer = await request(url, init);
      const returned = removeUselessPermissions(answer.headers, received.headers);
      // The body was decoded, and is longer if something is marked.
      for (const name of ["content-encoding", "content-length"]) returned.delete(name);
      // Browsers keep no response for later that has neither.
      if (!returned.has("cache-control") && !returned.has("expires"))
        returned.set("cache-control", "no-store");
      // The portal reads no body of a 401, which a gateway may send.
      if (answer.status === 401) returned.set("content-type", "application/json");
      const content = answer.status === 401 ? unauthorized : Buffer.from(await answer.arrayBuffer());
      const differences: string[] = [];
      const mark = (expected: unknown, actual: unknown) => {
        differences.push(JSON.stringify({ expected, actual }));
        return { expected, actual };
      };
      const marked = markDifferences(content, state, mark);
      // A rule for any value that is not empty accepts a mark, too.
      for (const difference of differences) stateErrors.add(`Differs from its state: ${difference}`);
      response.writeHead(differences.length > 0 ? 599 : answer.status, Object.fromEntries(returned));
      response.end(marked);
    } catch (error) {
      // Whether the provider is down, or failed at this request.
      outage = await request(url).then(() => undefined, getMessage);
      response.writeHead(502, { "content-type": "text/plain" }).end(getMessage(error));
    }
  }

  return {
    async listener(received: IncomingMessage, response: ServerResponse): Promise<void> {
      const body = await buffer(received);
      await (received.url === statesPath
        ? respondToState(String(body), response)
        : respond(received, body, response));
    },
    /** Why no further interaction could be verified: the provider, or what sets up its states, does not respond. */
    getOutage: () => outage,
    /** Of the interactions whose states were asked for. */
    getCount: () => count,
    stateErrors,
  };
}

const unauthorized = Buffer.from(
  JSON.stringify({ errors: [{ message: "HTTP 401", extensions: { code: notAuthorizedCode } }] }),
);

/** The body with the state's values in place of the examples of an upload. Every byte of a file stays. */
function fillUpload({ headers }: IncomingMessage, body: Buffer, values: StateValues): BodyInit {
  if (!headers["content-type"]?.startsWith("multipart/")) return new Uint8Array(body);
  const filled = Object.entries(exampleValues).reduce(
    (text, [name, example]) =>
      text.replaceAll(createExamplePattern(example), (_, quote) => {
        const value = values[name] ?? example;
        return quote ? JSON.stringify(value) : value;
      }),
    body.toString("latin1"),
  );
  return Buffer.from(filled, "latin1");
}
/**
 * Without the CORS headers that a browser ignores, since they permit something else than the request asks for. Pact cannot
 * compare the two.
 */
function removeUselessPermissions(received: Headers, asked: IncomingHttpHeaders): Headers {
  const headers = new Headers([...received]);
  const [origin, names] = ["access-control-allow-origin", "access-control-allow-headers"];
  const allowedOrigin = headers.get(origin) ?? "*";
  if (allowedOrigin !== "*" && allowedOrigin !== asked.origin) headers.delete(origin);
  const listNames = (text = ""): string[] => text.toLowerCase().match(/[^\s,]+/g) ?? [];
  const allowedNames = listNames(headers.get(names) ?? "");
  const isAllowed = (name: string) =>
    allowedNames.includes(name) || (allowedNames.includes("*") && name !== "authorization");
  if (!listNames(asked["access-control-request-headers"]).every(isAllowed)) headers.delete(names);
  return headers;
}

/** Puts a mark in the place of a value that differs from its state. */
type Mark = (expected: unknown, actual: unknown) => object;

/** The response for Pact: the same text if nothing differs, so that it sees numbers as they were sent. */
function markDifferences(
  content: Buffer,
  { repeats, values }: { repeats: StateValues; values: StateValues },
  mark: Mark,
): Buffer {
  // Without a byte order mark, like browsers.
  const text = new TextDecoder().decode(content);
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return content;
  const marked = Object.entries(repeats).reduce(
    (body, [path, expression]) => {
      const expected = expression.replaceAll(namePattern, (_, name: string) => values[name] ?? "");
      // In a list that has to contain an item, the others differ. No rule accepts an empty text.
      const replace = (actual: unknown) => (path.includes("[+]") ? "" : mark(expected, actual));
      return changeAtPath(body, parsePath(path), (actual) =>
        isOther(actual, expected) ? replace(actual) : actual,
      );
    },
    markOtherClaims(markErrors(json.output), values, mark),
  );
  return Buffer.from(isDeepStrictEqual(marked, json.output) ? text : JSON.stringify(marked));
}

/** Numbers are compared as texts, links without their query, which may hold a signature. */
function isOther(actual: unknown, expected: string): boolean {
  if (typeof actual !== "string" && typeof actual !== "number") return false;
  const isLink = /^(\/|https?:)/.test(expected);
  const [text = "", value = ""] = [String(actual), expected].map((it) => (isLink ? it.split("?")[0] : it));
  return text !== value;
}

const errorsBesideData = v.looseObject({
  data: v.record(v.string(), v.unknown()),
  errors: v.pipe(v.array(v.unknown()), v.nonEmpty()),
});

/**
 * The portal takes a response with errors for a failure, also beside data, and Pact ignores what it does not expect: where it
 * expects data, it sees the errors in their place.
 */
function markErrors(body: unknown): unknown {
  if (!v.is(errorsBesideData, body)) return body;
  return { ...body, data: { expected: "no errors beside data", actual: body.errors } };
}

const tokenResponse = v.looseObject({ id_token: v.string(), id_token_expires_in: v.unknown() });
const claimsSchema = v.looseObject({ exp: v.optional(v.number(), 0), nonce: v.optional(v.string()) });

/** By how much the provider's clock may differ from this one. */
const clockSeconds = 600;

/**
 * An id token, into which Pact cannot look, must be valid for as long as the response says, of the state's issuer, for its
 * client, customer and sign-in.
 */
function markOtherClaims(
  body: unknown,
  { issuer, clientId, subject, nonce }: StateValues,
  mark: Mark,
): unknown {
  if (!v.is(tokenResponse, body) || issuer === undefined) return body;
  const payload = body.id_token.split(".")[1] ?? "";
  const claims = v.parse(claimsSchema, JSON.parse(Buffer.from(payload, "base64url").toString()));
  const statedExpiry = Date.now() / 1000 + Number(body.id_token_expires_in);
  const { iss, aud, sub, exp } = claims;
  const actual = {
    iss,
    aud,
    sub,
    nonce: claims.nonce,
    expiresAsStated: Math.abs(exp - statedExpiry) < clockSeconds,
  };
  const named = { iss: issuer, aud: clientId, ...(subject && { sub: subject }), ...(nonce && { nonce }) };
  const expected = { ...actual, ...named, expiresAsStated: true };
  return isDeepStrictEqual(actual, expected) ? body : { ...body, id_token: mark(expected, actual) };
}

/** The keys of a JSONPath as Pact writes it: `$.data.items[0].id`. `[*]` stands for the first item of any number of them, `[+]` for every item. */
function parsePath(path: string): string[] {
  return [...path.replaceAll("[*]", "[0]").matchAll(/\.(\w+)|\[(\d+|\+)\]/g)].map(
    ([, key, index]) => key ?? index ?? "",
  );
}

function changeAtPath(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((item, index) =>
      key === "+" || key === String(index) ? changeAtPath(item, rest, change) : item,
    );
  if (!v.is(v.looseObject({ [key]: v.unknown() }), value)) return value;
  return { ...value, [key]: changeAtPath(value[key], rest, change) };
}
