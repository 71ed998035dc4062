import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { Verifier } from "@pact-foundation/pact";
import * as v from "valibot";
import type { PactFile } from "../pactFiles.ts";
import { describeConnectionFailure } from "../request.ts";
import { forwardRequest, type ParsedRequest } from "./forwardRequest.ts";
import {
  hasState,
  injectIntoMultipart,
  listValueNames,
  markOtherClaims,
  markOtherValues,
  readPactInteractions,
} from "./injectedValues.ts";
import type { ProviderState, ProviderUnderTest, StateValues } from "./providerUnderTest.ts";

const internalPath = "/_pact";
const defaultTimeoutMs = 30_000;

/** What the verification of a pact file found. */
export interface Verification {
  mismatches: string[];
  /** States that could not be set up or removed. */
  stateErrors: string[];
  /** Requests that the provider did not respond to. */
  unanswered: { url: string; error: string }[];
}

/** Runs Pact's verifier. The time limit is for each response of the provider. */
export async function runVerifier(
  pact: PactFile,
  providerUnderTest: ProviderUnderTest,
  timeoutMs = defaultTimeoutMs,
): Promise<Verification> {
  const { path, provider, stateNames } = pact;
  const stateErrors: string[] = [];
  const unanswered: Verification["unanswered"] = [];
  // Pact does not say which interaction a state belongs to, but sets the states up in the order of the interactions.
  const remaining = readPactInteractions(pact);
  let current: (typeof remaining)[number] | undefined;
  let values: StateValues = {};
  const setUp = async (state: ProviderState): Promise<StateValues> => {
    const index = remaining.findIndex((interaction) => hasState(interaction, state));
    current = remaining[index];
    remaining.splice(0, index + 1);
    values = await providerUnderTest.setUp(state);
    const missing = current ? listValueNames(current).filter((name) => values[name] === undefined) : [];
    if (missing.length === 0) return values;
    throw new Error(`The provider returned no ${missing.join(", ")} for "${current?.description}".`);
  };
  // Pact treats a state handler that fails like one that succeeds, so errors have to be collected here.
  const collectError = async <T>(name: string, action: () => Promise<T>, fallback: T): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      stateErrors.push(`State "${name}": ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  };
  const stateHandlers = stateNames.map((name) => [
    name,
    {
      setup: (parameters: unknown) => collectError(name, () => setUp({ name, parameters }), {}),
      teardown: (parameters: unknown) =>
        collectError(name, () => providerUnderTest.tearDown({ name, parameters }), undefined),
    },
  ]);
  const markOthers = (body: unknown): unknown =>
    current ? markOtherClaims(markOtherValues(body, current, values), values) : body;
  const respond = async (request: ParsedRequest, response: ServerResponse): Promise<void> => {
    if (stateErrors.length > 0) return void response.writeHead(502).end();
    const base = providerUnderTest.url.replace(/\/$/, "");
    const url = new URL(`${base}${providerUnderTest.resolvePath(request.url ?? "/")}`);
    Object.assign(request.headers, providerUnderTest.getHeaders(), { "accept-encoding": "identity" });
    if (Buffer.isBuffer(request.body) && request.headers["content-type"]?.startsWith("multipart/")) {
      request.body = injectIntoMultipart(request.body, values);
    }
    try {
      const { status, headers, body } = await forwardRequest(url, request, timeoutMs);
      const permitted = removeOtherOrigin(headers, request.headers.origin);
      response.writeHead(status, permitted).end(changeJson(body, markOthers));
    } catch (error) {
      unanswered.push({ url: url.href, error: describeConnectionFailure(url.href, error, timeoutMs) });
      response.writeHead(502).end();
    }
  };
  const verifier = new Verifier({
    provider,
    providerBaseUrl: providerUnderTest.url,
    pactUrls: [path],
    logLevel: "error",
    // Time for a state and a request, each of which has a limit of its own.
    timeout: 3 * timeoutMs,
    stateHandlers: Object.fromEntries(stateHandlers),
    requestFilter: (request: ParsedRequest, response: ServerResponse, next: () => void) => {
      // Pact's own requests, which set up the states, pass the filter too.
      if (request.url?.startsWith(internalPath)) next();
      else void respond(request, response);
    },
  });
  const result = await verifier.verifyProvider().then(
    () => "",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const mismatches = unanswered.length > 0 ? unanswered.map(({ error }) => error) : parseMismatches(result);
  return { mismatches, stateErrors, unanswered };
}

/** Without a permission for another origin than the request's, as a browser ignores it: Pact cannot compare the two. */
function removeOtherOrigin(headers: IncomingHttpHeaders, origin: string | undefined): IncomingHttpHeaders {
  const { "access-control-allow-origin": permission, ...others } = headers;
  return permission === "*" || permission === origin ? headers : others;
}

/** The body itself if nothing changes: Pact is to see its numbers as they were sent. What is no JSON, Pact reports. */
function changeJson(body: Buffer, change: (body: unknown) => unknown): Buffer {
  try {
    const json: unknown = JSON.parse(body.toString());
    const changed = change(json);
    return isDeepStrictEqual(json, changed) ? body : Buffer.from(JSON.stringify(changed));
  } catch {
    return body;
  }
}

const failureSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ errors: v.pipe(v.array(v.object({ mismatch: v.unknown() })), v.minLength(1)) }),
);
const mismatchesSchema = v.object({
  mismatches: v.array(v.object({ mismatch: v.string(), path: v.optional(v.string()) })),
});

/** What Pact's verifier found, by the JSON of its error. Anything else is an error of the verifier itself. */
function parseMismatches(error: string): string[] {
  if (error === "") return [];
  const failure = v.safeParse(failureSchema, error);
  if (!failure.success) return [error];
  return failure.output.errors.flatMap(({ mismatch }) => {
    if (!v.is(mismatchesSchema, mismatch)) return [JSON.stringify(mismatch)];
    return mismatch.mismatches.map(({ mismatch: text, path }) => (path ? `${path} -> ${text}` : text));
  });
}
