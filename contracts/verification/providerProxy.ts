import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import * as v from "valibot";
import { notAuthorizedCode } from "#api/errors.ts";
import { CommandError, getMessage } from "../commandLine.ts";
import { effects } from "../pact/effects.ts";
import { createExamplePattern } from "../pact/pactInteractions.ts";
import { createRecordReader, type Records } from "../pact/records.ts";
import { readOperation, type SentOperation } from "../pact/sentOperation.ts";
import { exampleValues } from "../pact/stateValues.ts";
import { request } from "../request.ts";
import {
  type Answer,
  asNewRequest,
  type Exchange,
  hashContent,
  listErrorCodes,
  type SentRequest,
} from "./exchange.ts";
import { changeState, type Provider, type ProviderState } from "./provider.ts";
import { rules } from "./rules/rules.ts";

/** The proxy's path to which Pact posts its requests to set up and remove states. */
export const statesPath = "/pact-states";

const stateRequestSchema = v.object({
  action: v.string(),
  state: v.string(),
  params: v.looseObject({
    country: v.string(),
    nonce: v.optional(v.string()),
    interaction: v.object({
      description: v.string(),
      /** Names of the state's values that the interaction needs. */
      values: v.array(v.string()),
      /** The expressions of values that the response repeats, by JSONPath. */
      repeats: v.record(v.string(), v.string()),
    }),
  }),
});

type StateRequest = v.InferOutput<typeof stateRequestSchema>;

interface CurrentState extends ProviderState, Pick<Exchange, "country" | "repeats"> {
  description: string;
}

/**
 * A proxy between Pact's verifier and a provider. It sets up the states, adds their values and headers to requests, reads
 * responses like a browser, and applies the rules that Pact cannot express.
 */
export function createProviderProxy(provider: Provider, name = "") {
  let state: CurrentState = {
    description: "",
    country: "",
    headers: {},
    pathPrefix: "",
    values: {},
    repeats: {},
  };
  let outage: string | undefined;
  let count = 0;
  /** The reasons of failed interactions, which Pact does not report. */
  const problems = new Set<string>();
  const asked = new Set<string>();
  const texts: Exchange["texts"] = new Map();
  /** How often each rule was applied. A rule with 0 has proved nothing. */
  const applied = new Map<string, number>();
  const readAllRecords = createRecordReader(name);

  async function setUp({ state: stateName, params }: StateRequest): Promise<ProviderState["values"]> {
    const { description, values: names, repeats } = params.interaction;
    count += 1;
    const { values, ...access } = await changeState(provider, "setup", stateName, params);
    const { country, nonce } = params;
    state = { ...access, description, country, repeats, values: { ...(nonce && { nonce }), ...values } };
    const missing = names.filter((value) => values[value] === undefined);
    if (missing.length === 0) return values;
    throw new Error(`The provider returned no ${missing.join(", ")}.`);
  }

  async function respondToState(body: string, response: ServerResponse): Promise<void> {
    const stateRequest = v.parse(stateRequestSchema, JSON.parse(body));
    const { action, state: stateName, params } = stateRequest;
    try {
      if (outage !== undefined) throw new CommandError(outage);
      const isSetup = action === "setup";
      const values = isSetup
        ? await setUp(stateRequest)
        : (await changeState(provider, action, stateName, params)).values;
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(values));
    } catch (error) {
      const message = `${params.interaction.description}: state "${stateName}": ${getMessage(error)}`;
      // If nothing responds, all further requests would fail too.
      if (error instanceof CommandError) outage ??= message;
      else problems.add(message);
      // The verifier repeats a request that fails with 500.
      response.writeHead(400).end();
    }
  }

  const locate = (path: string) => `${provider.url.replace(/\/$/, "")}${state.pathPrefix}${path}`;

  async function sendRequest({ method, path, headers, body }: SentRequest): Promise<Answer> {
    const received = await request(locate(path), {
      method,
      headers,
      ...(body.length > 0 && method !== "GET" && { body }),
      redirect: "manual",
    });
    return readAnswer(received, headers);
  }

  function createRequest(received: IncomingMessage, body: Buffer<ArrayBuffer>): SentRequest {
    const sent = { ...received.headers, ...provider.headers, ...state.headers };
    const headers = new Headers(Object.entries(sent).map(([header, value]) => [header, String(value)]));
    // Accepts the encodings of browsers, so that compressed responses are tested too.
    headers.set("accept-encoding", "gzip, deflate, br");
    for (const header of ["host", "connection", "content-length"]) headers.delete(header);
    const filled = fillUpload(received, body, state.values);
    return { method: received.method ?? "GET", path: received.url ?? "/", headers, body: filled };
  }

  async function createExchange(sent: SentRequest): Promise<Exchange> {
    const operation = readOperation(sent.headers.get("content-type") ?? "", String(sent.body));
    const { clientToken, clientSignature } = state.values;
    if (operation && clientToken !== undefined && clientSignature !== undefined) {
      // The portal sends the pair in every request after the first.
      sent.headers.set("x-client-token", clientToken);
      sent.headers.set("x-client-signature", clientSignature);
    }
    const send: Exchange["send"] = ({ headers = {}, ...change }) => {
      const changed = new Headers(sent.headers);
      for (const [header, value] of Object.entries(headers)) {
        changed.delete(header);
        if (value !== undefined) changed.set(header, value);
      }
      return sendRequest({ ...sent, ...change, headers: changed });
    };
    const { portalOrigin = "", filesUrl = locate("") } = state.values;
    const follow: Exchange["follow"] = async (link) => {
      const path = link.startsWith(portalOrigin) ? link.slice(portalOrigin.length) : link;
      const isOwn = path.startsWith("/");
      const headers = isOwn ? { ...provider.headers, ...state.headers } : {};
      return readAnswer(await request(isOwn ? filesUrl + path : link, { headers }), sent.headers);
    };
    const read = async (idToken: string | undefined, earlier?: Records) => {
      if (idToken === undefined || !operation) return undefined;
      const headers = {
        authorization: `Bearer ${idToken}`,
        "content-type": "application/json",
        ...asNewRequest,
      };
      return await readAllRecords?.(
        async (query, variables) => {
          const answer = await send({ headers, body: Buffer.from(JSON.stringify({ query, variables })) });
          return v.is(dataSchema, answer.json) ? answer.json.data : undefined;
        },
        async (link) => hashContent((await follow(link)).content),
        earlier,
      );
    };
    const isFirst = (key: string) => !asked.has(key) && asked.add(key).has(key);
    const { idToken, strangerIdToken } = state.values;
    // The records are read once for each error code (in the description): the same refusal changes nothing new.
    const code = /\((\w+)\)$/.exec(state.description)?.[1];
    const isRead = operation?.kind === "mutation" && (!code || isFirst(`${operation.name} ${code}`));
    const before = isRead ? await read(idToken) : undefined;
    const isTried =
      before && !code && idToken && strangerIdToken && isFirst(`strangers of ${operation?.name}`);
    const strangersBefore = isTried ? await read(strangerIdToken) : undefined;
    // The portal uses a client token for several simultaneous requests, so the provider must accept it twice.
    if (sent.headers.has("x-client-token") && !operation) await sendRequest(sent);
    const answer = await sendRequest(sent);
    let records: Promise<Records | undefined> | undefined;
    return {
      provider: name,
      ...state,
      sent,
      operation,
      answer: operation ? readNotFound(answer, operation) : answer,
      send,
      follow,
      before,
      readRecords: (isRepeated) => {
        if (isRepeated) records = undefined;
        records ??= read(idToken, before);
        return records;
      },
      readStrangers: () => read(strangerIdToken, strangersBefore),
      strangersBefore,
      isFirst,
      texts,
    };
  }

  async function respond(
    received: IncomingMessage,
    body: Buffer<ArrayBuffer>,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const exchange = await createExchange(createRequest(received, body));
      const { answer } = exchange;
      const found: string[] = [];
      for (const [rule, check] of Object.entries(rules)) {
        const differences = await check(exchange);
        if (differences) applied.set(rule, (applied.get(rule) ?? 0) + 1);
        found.push(...(differences ?? []).map((difference) => `${state.description}: ${difference}`));
      }
      for (const problem of found) problems.add(problem);
      // No pact expects this status, so it fails an interaction whose response matches the pact but violates a rule.
      response.writeHead(found.length > 0 ? 599 : answer.status, Object.fromEntries(answer.headers));
      response.end(answer.content);
    } catch (error) {
      // An outage if the provider does not respond at all. Otherwise only this request failed.
      outage = await request(provider.url).then(() => undefined, getMessage);
      problems.add(`${state.description}: ${getMessage(error)}`);
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
    /** The reason to end the verification: the provider, or its endpoint for states, does not respond. */
    getOutage: () => outage,
    /** The number of states that the verifier has requested. */
    getCount: () => count,
    problems,
    applied,
  };
}

const dataSchema = v.object({ data: v.unknown() });

const unauthorized = Buffer.from(
  JSON.stringify({ errors: [{ message: "HTTP 401", extensions: { code: notAuthorizedCode } }] }),
);

/** Reads a response as the browser and the portal do. */
async function readAnswer(received: Response, sent: Headers): Promise<Answer> {
  const { status } = received;
  const headers = removeUselessPermissions(received.headers, sent);
  // `fetch` has decoded the body.
  for (const header of ["content-encoding", "content-length"]) headers.delete(header);
  // Browsers cache no response without these two headers.
  if (!headers.has("cache-control") && !headers.has("expires")) headers.set("cache-control", "no-store");
  // The portal ignores the body of a 401, because a gateway may have written it.
  if (status === 401) headers.set("content-type", "application/json");
  const content = status === 401 ? unauthorized : Buffer.from(await received.arrayBuffer());
  // Removes a byte order mark, like browsers.
  const text = new TextDecoder().decode(content);
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return json.success
    ? { status, headers, content: Buffer.from(text), json: json.output }
    : { status, headers, content, json: undefined };
}

/**
 * Gives both responses for a missing record one form, since the portal treats them alike: null in place of a query's error
 * NOT_FOUND, and this error in place of the false of a mutation that removes something.
 */
function readNotFound(answer: Answer, { kind, field }: SentOperation): Answer {
  const isNotFound = [...new Set(listErrorCodes(answer))].join() === "NOT_FOUND";
  const isFalse =
    effects[field]?.removes && v.is(v.object({ data: v.object({ [field]: v.literal(false) }) }), answer.json);
  if (kind === "query" ? !isNotFound : !isFalse) return answer;
  const error = { message: "false", extensions: { code: "NOT_FOUND" } };
  const json = kind === "query" ? { data: { [field]: null } } : { errors: [error], data: null };
  return { ...answer, status: 200, content: Buffer.from(JSON.stringify(json)), json };
}

/** Replaces the examples in an upload by the state's values, and leaves every byte of a file as it is. */
function fillUpload(
  { headers }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  values: ProviderState["values"],
): Buffer<ArrayBuffer> {
  if (!headers["content-type"]?.startsWith("multipart/")) return body;
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
/** Removes CORS headers that do not permit the request: browsers ignore them. Pact cannot compare headers with the request. */
function removeUselessPermissions(received: Headers, asked: Headers): Headers {
  const headers = new Headers([...received]);
  const [origin, names] = ["access-control-allow-origin", "access-control-allow-headers"];
  const allowedOrigin = headers.get(origin) ?? "*";
  if (allowedOrigin !== "*" && allowedOrigin !== asked.get("origin")) headers.delete(origin);
  const listNames = (text = ""): string[] => text.toLowerCase().match(/[^\s,]+/g) ?? [];
  const allowedNames = listNames(headers.get(names) ?? "");
  const isAllowed = (name: string) =>
    allowedNames.includes(name) || (allowedNames.includes("*") && name !== "authorization");
  if (!listNames(asked.get("access-control-request-headers") ?? "").every(isAllowed)) headers.delete(names);
  return headers;
}
