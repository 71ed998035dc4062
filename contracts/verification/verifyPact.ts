import type { IncomingMessage, ServerResponse } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { Verifier } from "@pact-foundation/pact";
import * as v from "valibot";
import type { PactFile } from "../pactFiles.ts";
import {
  hasState,
  injectIntoMultipart,
  listValueNames,
  markOtherClaims,
  markOtherValues,
  readPactInteractions,
} from "./injectedValues.ts";
import type { ProviderState, ProviderUnderTest, StateValues } from "./providerUnderTest.ts";

type RequestWithBody = IncomingMessage & { body?: unknown };

const internalPath = "/_pact";
const formFields = v.record(v.string(), v.string());

/** Verifies one pact. Pact prints the results. False if an interaction fails or a state cannot be set up. */
export async function verifyPact(pact: PactFile, providerUnderTest: ProviderUnderTest): Promise<boolean> {
  const { path, provider, stateNames } = pact;
  const stateErrors: string[] = [];
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
  const verifier = new Verifier({
    provider,
    providerBaseUrl: providerUnderTest.url,
    pactUrls: [path],
    logLevel: "error",
    stateHandlers: Object.fromEntries(stateHandlers),
    requestFilter: (request: RequestWithBody, response: ServerResponse, next: () => void) => {
      // Pact's own requests, which set up the states, pass the filter too.
      if (!request.url?.startsWith(internalPath)) {
        Object.assign(request.headers, providerUnderTest.getHeaders());
        request.url = providerUnderTest.resolvePath(request.url ?? "/");
        restoreFormBody(request);
        const interaction = current;
        if (request.headers["content-type"]?.startsWith("multipart/") && Buffer.isBuffer(request.body)) {
          setBody(request, injectIntoMultipart(request.body, values));
        }
        if (interaction)
          changeJsonBody(response, (body) =>
            markOtherClaims(markOtherValues(body, interaction, values), values),
          );
        request.headers["accept-encoding"] = "identity";
        removeOtherOrigin(response, request.headers.origin);
      }
      next();
    },
  });
  const passed = await verifier.verifyProvider().then(
    () => true,
    () => false,
  );
  for (const error of stateErrors) console.error(error);
  return passed && stateErrors.length === 0;
}

/** The proxy of Pact's verifier parses a form body and would forward it as JSON. */
function restoreFormBody(request: RequestWithBody): void {
  if (!request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) return;
  setBody(request, Buffer.from(new URLSearchParams(v.parse(formFields, request.body)).toString()));
}

function setBody(request: RequestWithBody, body: Buffer): void {
  request.body = body;
  request.headers["content-length"] = String(body.length);
}

/** Removes a permission for another origin than the request's, as a browser ignores it: Pact cannot compare the two. */
function removeOtherOrigin(response: ServerResponse, origin: string | undefined): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isPermission = name.toLowerCase() === "access-control-allow-origin";
    return isPermission && value !== "*" && value !== origin ? response : setHeader(name, value);
  };
}

/** Changes the body of a JSON response before it is sent. */
function changeJsonBody(response: ServerResponse, change: (body: unknown) => unknown): void {
  const chunks: Buffer[] = [];
  const end = response.end.bind(response);
  response.write = (chunk: string | Buffer) => {
    chunks.push(Buffer.from(chunk));
    return true;
  };
  response.end = (chunk?: unknown) => {
    if (typeof chunk === "string" || Buffer.isBuffer(chunk)) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const changed = changeJson(body, change);
    if (changed !== body && !response.headersSent) {
      response.removeHeader("transfer-encoding");
      response.setHeader("content-length", changed.length);
    }
    return end(changed);
  };
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
