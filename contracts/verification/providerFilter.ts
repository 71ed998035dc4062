import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { CommandError, getMessage } from "../commandLine.ts";
import { exampleValues } from "../consumer/stateValues.ts";
import { request } from "../request.ts";
import { listExpressions, listValueNames, namePattern, type PactInteraction } from "./pactInteractions.ts";
import { changeState, type Provider } from "./provider.ts";

const stateRequestSchema = v.object({
  action: v.string(),
  state: v.string(),
  params: v.optional(v.looseObject({ nonce: v.optional(v.string()) }), {}),
});
type StateRequest = v.InferOutput<typeof stateRequestSchema>;

type PactState = PactInteraction["providerStates"][number];

type StateValues = Readonly<Record<string, string>>;

/** A request whose body the Verifier's proxy has parsed. */
type ParsedRequest = IncomingMessage & { body?: unknown };

/**
 * A request filter for pact-js' `Verifier`. It sets up the states, sends each request with what its state asks for and with a
 * time limit, and does what Pact has no means for: it fills values of the state into uploads, sends forms as forms, and
 * replaces what a response must repeat, and does not, by an object that Pact reports: `{expected, actual}`.
 */
export function createProviderFilter(provider: Provider, interactions: readonly PactInteraction[]) {
  const remaining = [...interactions];
  let current: PactInteraction | undefined;
  let state = { headers: {}, pathPrefix: "", values: {} as StateValues };
  let outage: string | undefined;
  /** Why states could not be set up, by the descriptions of their interactions. */
  const stateErrors = new Map<string, string>();

  async function setUp({ state: name, params }: StateRequest): Promise<StateValues> {
    // Pact does not say which interaction a state belongs to, but takes the interactions one after the other.
    const isState = (it: PactState) => it.name === name && isDeepStrictEqual(it.params ?? {}, params);
    const index = remaining.findIndex(({ providerStates }) => providerStates.some(isState));
    current = remaining.splice(0, index + 1).at(-1);
    const { headers, pathPrefix, ...values } = await changeState(provider, "setup", name, params);
    state = { headers, pathPrefix, values: { ...(params.nonce && { nonce: params.nonce }), ...values } };
    const missing = current ? listValueNames(current).filter((value) => values[value] === undefined) : [];
    if (missing.length === 0) return values;
    throw new Error(`The provider returned no ${missing.join(", ")} for "${current?.description}".`);
  }

  async function respondToState(body: unknown, response: ServerResponse): Promise<void> {
    const stateRequest = v.parse(stateRequestSchema, body);
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
      else stateErrors.set(current?.description ?? name, message);
      // The Verifier repeats a request that fails with 500.
      response.writeHead(400).end();
    }
  }

  async function respond(received: ParsedRequest, response: ServerResponse): Promise<void> {
    const url = `${provider.url.replace(/\/$/, "")}${state.pathPrefix}${received.url}`;
    const sent = { ...received.headers, ...provider.headers, ...state.headers };
    const headers = new Headers(Object.entries(sent).map(([name, value]) => [name, String(value)]));
    headers.set("accept-encoding", "identity");
    for (const name of ["host", "connection", "content-length"]) headers.delete(name);
    try {
      const body = createBody(received, state.values);
      const answer = await request(url, {
        method: received.method ?? "GET",
        headers,
        ...(body && { body }),
        redirect: "manual",
        ...provider.limits,
      });
      const returned = removeUselessPermissions(answer.headers, received.headers);
      // The body was decoded, and is longer if something is marked.
      for (const name of ["content-encoding", "content-length"]) returned.delete(name);
      // The portal reads no body of a 401, which a gateway may send.
      const expected = current?.response.body?.content;
      const isRejection = answer.status === 401 && v.is(graphQlErrors, expected);
      if (isRejection) returned.set("content-type", "application/json");
      const content = isRejection
        ? Buffer.from(JSON.stringify(expected))
        : Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, Object.fromEntries(returned));
      response.end(current ? markDifferences(content, current, state.values) : content);
    } catch (error) {
      // Whether the provider is down, or failed at this request.
      outage = await request(url, provider.limits).then(() => undefined, getMessage);
      response.writeHead(502, { "content-type": "text/plain" }).end(getMessage(error));
    }
  }

  return {
    requestFilter: (received: ParsedRequest, response: ServerResponse) =>
      void (received.url?.startsWith("/_pactSetup")
        ? respondToState(received.body, response)
        : respond(received, response)),
    /** Why no further interaction could be verified: the provider, or what sets up its states, does not respond. */
    getOutage: () => outage,
    stateErrors,
  };
}

/** The body as it was before the Verifier's proxy parsed it, an upload with the state's values. Every byte of a file stays. */
function createBody({ body, headers }: ParsedRequest, values: StateValues): BodyInit | undefined {
  if (headers["content-type"]?.startsWith("multipart/") && Buffer.isBuffer(body)) {
    // An example may begin with another one.
    const examples = Object.entries(exampleValues).toSorted(([, a], [, b]) => b.length - a.length);
    const filled = examples.reduce(
      (text, [name, example]) =>
        text.replaceAll(`"${example}"`, () => JSON.stringify(values[name] ?? example)),
      body.toString("latin1"),
    );
    return Buffer.from(filled, "latin1");
  }
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  if (headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
    return new URLSearchParams(v.parse(v.record(v.string(), v.string()), body)).toString();
  }
  return typeof body === "object" && body !== null ? JSON.stringify(body) : undefined;
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

/** The response for Pact: the same bytes if nothing differs, so that it sees numbers as they were sent. */
function markDifferences(content: Buffer, { response }: PactInteraction, values: StateValues): Buffer {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), content.toString());
  if (!json.success) return content;
  const marked = listExpressions(response).reduce(
    (body, { path, expression }) => {
      const expected = expression.replaceAll(namePattern, (_, name: string) => values[name] ?? "");
      return changeAtPath(body, parsePath(path), (actual) =>
        typeof actual === "string" && actual !== expected ? { expected, actual } : actual,
      );
    },
    markOtherClaims(markErrors(json.output, response.body?.content), values),
  );
  return isDeepStrictEqual(marked, json.output) ? content : Buffer.from(JSON.stringify(marked));
}

const graphQlErrors = v.looseObject({ errors: v.array(v.unknown()) });
const graphQlResponse = v.looseObject({ data: v.record(v.string(), v.unknown()) });

/** The portal takes a response with errors for a failure, also beside data, and Pact ignores what it does not expect. */
function markErrors(body: unknown, expected: unknown): unknown {
  if (!v.is(graphQlResponse, body) || !v.is(graphQlResponse, expected)) return body;
  const { errors = null } = body;
  const isEmpty = errors === null || (Array.isArray(errors) && errors.length === 0);
  return isEmpty ? body : { ...body, data: { expected: "no errors beside data", actual: errors } };
}

const tokenResponse = v.looseObject({ id_token: v.string(), id_token_expires_in: v.unknown() });
const claimsSchema = v.looseObject({ exp: v.optional(v.number(), 0), nonce: v.optional(v.string()) });

/** By how much the provider's clock may differ from this one. */
const clockSeconds = 600;

/**
 * An id token, into which Pact cannot look, must be valid for as long as the response says, of the state's issuer, for its
 * client, customer and sign-in.
 */
function markOtherClaims(body: unknown, { issuer, clientId, subject, nonce }: StateValues): unknown {
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
  return isDeepStrictEqual(actual, expected) ? body : { ...body, id_token: { expected, actual } };
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
