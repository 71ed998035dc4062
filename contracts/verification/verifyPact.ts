import type { IncomingMessage } from "node:http";
import { Verifier } from "@pact-foundation/pact";
import * as v from "valibot";
import type { PactFile } from "../pactFiles.ts";
import type { ProviderUnderTest } from "./providerUnderTest.ts";

type RequestWithBody = IncomingMessage & { body?: unknown };

const internalPath = "/_pact";
const formFields = v.record(v.string(), v.string());

/** Verifies one pact. Pact prints the results. False if an interaction fails or a state cannot be set up. */
export async function verifyPact(
  { path, provider, stateNames }: PactFile,
  providerUnderTest: ProviderUnderTest,
): Promise<boolean> {
  const stateErrors: string[] = [];
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
  const verifier = new Verifier({
    provider,
    providerBaseUrl: providerUnderTest.url,
    pactUrls: [path],
    logLevel: "error",
    stateHandlers: Object.fromEntries(stateHandlers),
    requestFilter: (request: RequestWithBody, _response: unknown, next: () => void) => {
      // Pact's own requests, which set up the states, pass the filter too.
      if (!request.url?.startsWith(internalPath)) {
        Object.assign(request.headers, providerUnderTest.getHeaders());
        request.url = providerUnderTest.resolvePath(request.url ?? "/");
        restoreFormBody(request);
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
  const form = Buffer.from(new URLSearchParams(v.parse(formFields, request.body)).toString());
  request.body = form;
  request.headers["content-length"] = String(form.length);
}
