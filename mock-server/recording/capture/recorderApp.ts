import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { findByDocument, type KnownOperation } from "../contract/knownOperations.ts";
import { type ObservedCall, readGraphQlRequest } from "./observedCall.ts";

interface RecorderOptions {
  /** Origin of the real backend. */
  target: string;
  operations: ReadonlyMap<string, KnownOperation>;
  onCall: (call: ObservedCall) => void;
  /** Is called for each GraphQL or REST call that is not one of the portal's. */
  onOther: () => void;
  fetch?: typeof fetch;
}

/** A proxy in front of a real backend that reports the portal's calls with their responses. */
export function createRecorderApp({
  target,
  operations,
  onCall,
  onOther,
  fetch: customFetch = fetch,
}: RecorderOptions): Hono {
  return new Hono().all("*", async (c) => {
    const { method, path, raw } = c.req;
    const body = await raw.arrayBuffer();
    const response = await proxy(new URL(`${path}${new URL(raw.url).search}`, target), {
      method,
      headers: { ...c.req.header(), host: undefined },
      ...(body.byteLength > 0 && { body }),
      redirect: "manual",
      customFetch: async (request) => await customFetch(request),
    });
    const graphQl = await readGraphQlRequest({ method, path, headers: raw.headers, body });
    const operation = graphQl
      ? findByDocument(operations, graphQl.query)
      : operations.get(`${method} ${path}`);
    if (operation) {
      const signedIn = raw.headers.has("authorization");
      const { status } = response;
      const variables = graphQl?.variables ?? {};
      onCall({ operation, signedIn, variables, status, body: await readJson(response.clone()) });
    } else if (graphQl || path.startsWith("/api/")) onOther();
    return response;
  });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
