import { onTestFinished, vi } from "vitest";
import type { CampaignList, SessionCheck } from "#api/generated/rest.ts";
import { parseWithTextIds } from "#schema/mapIds.ts";
import { createProviderMetadata, metadataPath } from "./providerMetadata.ts";
import type { OperationResponses } from "./responses.generated.ts";

/** A request that reached the fake service. */
export interface ReceivedRequest {
  /** Name of the GraphQL operation; of other requests the path. */
  name: string;
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null;
  /** Variables of the GraphQL operation. */
  variables: Readonly<Record<string, unknown>>;
  /** The number of items that the GraphQL operation requests; NaN if it requests no page. */
  pageSize: number;
}

/** Creates the response to a request: data, which the fake wraps like the service, or a complete response. */
type ResponseStub<T> = (request: ReceivedRequest) => T | Response | Promise<T | Response>;

/** Stubs by the name of the GraphQL operation, or by the path of other requests. */
export type ResponseStubs = { [Name in keyof StubResults]?: ResponseStub<StubResults[Name]> } & {
  [providerPath: `/tenant/${string}`]: ResponseStub<object>;
};

type StubResults = OperationResponses & { "/api/auth/me": SessionCheck; "/api/campaigns": CampaignList };

/** Gives stubs the types of the responses, so that a difference from the schema is an error in the stub and nowhere else. */
export function typeStubs<Name extends keyof StubResults>(
  stubs: { [N in Name]: () => StubResults[N] },
): { [N in Name]: () => StubResults[N] } {
  return stubs;
}

export interface FakeService {
  /** All requests so far, the earliest first. */
  requests: readonly ReceivedRequest[];
  getRequests(name: keyof ResponseStubs): ReceivedRequest[];
  /** Adds stubs. A stub replaces an earlier one of the same name. */
  stubResponses(stubs: ResponseStubs): void;
}

/**
 * Replaces `fetch` for one test. Requests that have no stub go to the backend; without one, the test fails. The identity
 * provider's metadata, with which each sign-in starts, needs no stub.
 */
export function fakeService(
  initialStubs: ResponseStubs = {},
  backend?: (request: ReceivedRequest) => Promise<Response>,
): FakeService {
  const requests: ReceivedRequest[] = [];
  const unexpectedRequests: string[] = [];
  const stubs = new Map<string, ResponseStub<unknown>>();
  const stubResponses = (added: ResponseStubs) => {
    for (const [name, createResponse] of Object.entries(added)) stubs.set(name, createResponse);
  };
  stubResponses(initialStubs);
  vi.stubGlobal("fetch", async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const request = parseRequest(String(url), init);
    requests.push(request);
    const createResponse = stubs.get(request.name) ?? backend ?? getProviderStub(request.name);
    if (!createResponse) {
      unexpectedRequests.push(`${request.method} ${request.url} (${request.name})`);
      throw new TypeError("Failed to fetch");
    }
    const result = await Promise.race([rejectOnAbort(init.signal), createResponse(request)]);
    if (result instanceof Response) return result;
    return Response.json(request.url.endsWith("/graphql") ? { data: result } : result);
  });
  onTestFinished(() => {
    if (unexpectedRequests.length === 0) return;
    throw new Error(`The fake service has no stubs for these requests:\n${unexpectedRequests.join("\n")}`);
  });
  return { requests, stubResponses, getRequests: (name) => requests.filter((it) => it.name === name) };
}

function getProviderStub(path: string): ResponseStub<unknown> | undefined {
  if (!path.endsWith(metadataPath)) return undefined;
  return ({ url }) => createProviderMetadata(url.slice(0, -metadataPath.length));
}

function parseRequest(url: string, { method = "GET", headers, body, signal }: RequestInit): ReceivedRequest {
  const request = { url, method, headers: new Headers(headers), body, signal: signal ?? null };
  const { pathname } = new URL(url, location.origin);
  if (!pathname.endsWith("/graphql"))
    return { ...request, name: pathname, variables: {}, pageSize: Number.NaN };
  const operation = body instanceof FormData ? body.get("operations") : body;
  const { query, variables } = parseWithTextIds(String(operation));
  const pageSize = Number(/\btake: (\d+)/.exec(query)?.[1]);
  return { ...request, name: /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? "", variables, pageSize };
}

/** Never resolves; rejects as `fetch` does when the signal is aborted. */
function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}
