import type { ServerResponse } from "node:http";
import { Verifier } from "@pact-foundation/pact";
import * as v from "valibot";
import type { PactFile } from "../pactFiles.ts";
import { describeConnectionFailure } from "../request.ts";
import { forwardRequest, type ParsedRequest } from "./forwardRequest.ts";
import type { ProviderUnderTest } from "./providerUnderTest.ts";

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

/** Verifies one pact. Pact prints the results. False if an interaction fails or a state cannot be set up. */
export async function verifyPact(pact: PactFile, provider: ProviderUnderTest): Promise<boolean> {
  const { mismatches, stateErrors } = await runVerifier(pact, provider);
  for (const error of stateErrors) console.error(error);
  return mismatches.length === 0 && stateErrors.length === 0;
}

/** Runs Pact's verifier. The time limit is for each response of the provider. */
export async function runVerifier(
  { path, provider, stateNames }: PactFile,
  providerUnderTest: ProviderUnderTest,
  timeoutMs = defaultTimeoutMs,
): Promise<Verification> {
  const stateErrors: string[] = [];
  const unanswered: Verification["unanswered"] = [];
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
      setup: (parameters: unknown) =>
        collectError(name, () => providerUnderTest.setUp({ name, parameters }), {}),
      teardown: (parameters: unknown) =>
        collectError(name, () => providerUnderTest.tearDown({ name, parameters }), undefined),
    },
  ]);
  const respond = async (request: ParsedRequest, response: ServerResponse): Promise<void> => {
    if (stateErrors.length > 0) return void response.writeHead(502).end();
    const base = providerUnderTest.url.replace(/\/$/, "");
    const url = new URL(`${base}${providerUnderTest.resolvePath(request.url ?? "/")}`);
    Object.assign(request.headers, providerUnderTest.getHeaders());
    try {
      const { status, headers, body } = await forwardRequest(url, request, timeoutMs);
      response.writeHead(status, headers).end(body);
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
