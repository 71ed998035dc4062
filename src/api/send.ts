import { readCookie } from "../storage/cookies.ts";
import { createStorageEntry } from "../storage/storage.ts";
import { hasKind, isUnauthorized, RequestError } from "./errors.ts";

/** The API clients' access to the rest of the portal. `src/app` passes it in, so that `src/api` imports no layer above. */
export interface ApiConfig {
  /** Origin of the main API and of the REST requests; empty for the portal's own origin. */
  baseUrl: string;
  /** URL of the registration service's GraphQL endpoint; null if the main API serves its operations. */
  getRegistrationServiceUrl(): Promise<string | null>;
  /** The active locale, for the header `x-taglys-locale`. */
  getLocale(): string;
  /** A valid id token, refreshed if needed; null for an anonymous visitor, and after the session has expired. */
  getIdToken(): Promise<string | null>;
  /** Whether the page shows a customer's account. */
  hasAccount(): boolean;
  /** An id token other than the one that a service rejected; null if there is none. */
  refreshIdToken(rejectedToken: string): Promise<string | null>;
  /** Whether the identity provider issued the id token to this page within the last minute. */
  isNewIdToken(idToken: string): boolean;
  /** Called when the session has expired: no token is left, or a service rejects the last one. */
  onSessionExpired(): void;
  /** Called when a service rejects a new id token. Resolves to whether the services accept the customer nevertheless. */
  confirmAccount(): Promise<boolean>;
  /** Origins of registration services whose CORS allows the header `Idempotency-Key`. */
  idempotencyKeyOrigins: readonly string[];
  /** The field of a request that has the document's id in place of the document; undefined if services take documents. */
  documentIdField?: string | undefined;
}

/** The configuration, and the state of the API clients on this page. */
interface ApiClient extends ApiConfig {
  /** The last token that the main API issued, with its signature; kept in memory only. */
  clientToken?: { token: string; signature: string };
  fingerprint?: string;
  /** The keys of mutations that are pending or have an unknown result, by their query and variables. */
  idempotencyKeys: Map<string, string>;
  /** The preflight headers that services at other origins have demanded for uploads, by origin. */
  uploadHeaders: Map<string, string>;
  /** The largest page that a service allows, once one has refused a larger one. */
  maxPageSize?: number;
}

let client: ApiClient | undefined;

/** Configures all API clients anew. Must run before the first request. */
export function configureApi(config: ApiConfig): void {
  client = { ...config, idempotencyKeys: new Map(), uploadHeaders: new Map() };
}

export function getApiClient(): ApiClient {
  if (!client) throw new Error("Call configureApi() before the first request.");
  return client;
}

export interface SendOptions {
  /** Sends the request without an id token. */
  anonymous?: boolean;
  /** The request asks whether the services accept the customer. */
  isSessionCheck?: boolean;
}

/**
 * Sends a request with the visitor's id token. If a service rejects it as unauthorized, sends it once more with a refreshed
 * token. Without a refreshed token the session has expired, unless the rejected token was new, or a right is missing. If a
 * service rejects a new or refreshed token, it would reject another one too. Then throws a `RequestError` of the sign-in if the
 * services do not accept the customer at all, otherwise the error of the request.
 */
export async function sendWithToken<T>(
  send: (idToken: string | null) => Promise<T>,
  { anonymous = false, isSessionCheck = false }: SendOptions = {},
): Promise<T> {
  if (anonymous) return send(null);
  const config = getApiClient();
  const rejectToken = async (error: unknown): Promise<never> => {
    if (!isUnauthorized(error) || (!isSessionCheck && (await config.confirmAccount()))) throw error;
    throw new RequestError("signInNotAccepted", `A service rejected a new id token: ${error}`, {
      cause: error,
    });
  };
  const expireSession = (cause?: unknown): never => {
    config.onSessionExpired();
    throw new RequestError("sessionExpired", "The session has expired.", { cause });
  };
  const idToken = await config.getIdToken();
  // Services reject an anonymous request in different ways, and some accept it.
  if (idToken === null && config.hasAccount()) expireSession();
  try {
    return await send(idToken);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    // Reads this before the refresh, which takes time.
    const isNew = idToken !== null && config.isNewIdToken(idToken);
    const refreshedToken = idToken && (await config.refreshIdToken(idToken));
    if (refreshedToken) return send(refreshedToken).catch(rejectToken);
    if (isNew || (idToken !== null && hasKind(error, "forbidden"))) return rejectToken(error);
    return expireSession(error);
  }
}

/** Headers of every request to any service. */
export function createLocaleHeaders(idToken: string | null): Headers {
  const headers = new Headers({ accept: "application/json", "x-taglys-locale": getApiClient().getLocale() });
  if (idToken) headers.set("authorization", `Bearer ${idToken}`);
  return headers;
}

/** Headers of every request to the main API, GraphQL and REST. */
export function createMainApiHeaders(idToken: string | null): Headers {
  const headers = createLocaleHeaders(idToken);
  headers.set("x-fingerprint", getFingerprint());
  const { clientToken } = getApiClient();
  if (clientToken) {
    headers.set("x-client-token", clientToken.token);
    headers.set("x-client-signature", clientToken.signature);
  }
  return headers;
}

/** Keeps the client token of a response for the next request. A response without a complete one changes nothing. */
export function storeClientToken(responseHeaders: Headers): void {
  const token = responseHeaders.get("x-client-token");
  const signature = responseHeaders.get("x-client-signature");
  if (token && signature) getApiClient().clientToken = { token, signature };
}

/** Adds the value of the tracking cookie `_ga` if the visitor has one. */
export function addTrackingHeader(headers: Headers): void {
  const value = readCookie("_ga");
  if (value !== null) headers.set("x-tracking-cookie", value);
}

const storedFingerprint = createStorageEntry("sessionStorage", "taglys.account.fingerprint");

/** The mark is set only between two pages of a tab. A duplicated tab copies the storage of an open page, which lacks the mark. */
const leftPageMark = createStorageEntry("sessionStorage", "taglys.leftPage");

/** A random id per tab, derived from nothing about the device. Ends at a sign-out, and at a reload if storage is blocked. */
function getFingerprint(): string {
  const client = getApiClient();
  if (client.fingerprint === undefined) {
    client.fingerprint = (leftPageMark.read() && storedFingerprint.read()) ?? createUuid();
    storedFingerprint.write(client.fingerprint);
    leftPageMark.remove();
    addEventListener("pagehide", () => leftPageMark.write("true"));
    // The browser shows a page that it kept for Back.
    addEventListener("pageshow", ({ persisted }) => persisted && leftPageMark.remove());
  }
  return client.fingerprint;
}

/** `crypto.randomUUID` exists only at localhost and with https. */
export function createUuid(): string {
  const digits = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const controllers = new Map<string, AbortController>();

/**
 * Sends a request with an abort key, and aborts the earlier one with the same key. The signal aborts when a later request uses
 * the key or when `callerSignal` aborts.
 */
export async function sendWithAbortKey<T>(
  key: string,
  callerSignal: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  controllers.get(key)?.abort();
  const controller = new AbortController();
  controllers.set(key, controller);
  const { signal } = controller;
  try {
    return await send(callerSignal ? AbortSignal.any([callerSignal, signal]) : signal);
  } finally {
    if (controllers.get(key) === controller) controllers.delete(key);
  }
}

export function isOwnOrigin(url: string): boolean {
  return new URL(url, location.origin).origin === location.origin;
}

/**
 * Throws if a proxy in front of the services redirects a request to its sign-in page, or responds with this page. A reload of
 * the portal requests a document, so it leads the visitor there and back.
 */
export function rejectLoginPage({ type, ok, headers }: Response): void {
  const isPage = ok && /^(text\/html|application\/xhtml)/i.test(headers.get("content-type") ?? "");
  if (type === "opaqueredirect" || isPage) {
    throw new RequestError("reloadNeeded", "A page was sent in place of a service's response.");
  }
}

/** The time for a request and its response's body, in milliseconds. */
export const requestTimeoutMs = 30_000;

/**
 * `fetch` that resolves once the whole body is there. Follows redirects only at other origins. Rejects with a `RequestError`
 * if the service cannot be reached or does not respond in time. An aborted request still rejects with an `AbortError`. A body
 * that is cut off is empty.
 */
export async function fetchWithTimeout(url: string, init: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  // Outside of `try`: if the browser lacks a function, that is no failure of the network.
  const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal;
  const redirect = isOwnOrigin(url) ? "manual" : "follow";
  const request = fetch(url, { ...init, signal, redirect });
  const timer = setTimeout(() => timeout.abort(), requestTimeoutMs);
  try {
    const response = await request;
    if (response.type === "opaqueredirect") rejectLoginPage(response);
    const body = await response.text().catch((error) => {
      if (signal.aborted) throw error;
    });
    // Some statuses allow no body, not even an empty one.
    return new Response(body || null, response);
  } catch (error) {
    if (init.signal?.aborted || error instanceof RequestError) throw error;
    const reason = timeout.signal.aborted
      ? "The service did not respond in time."
      : "The service could not be reached.";
    throw new RequestError("network", reason, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
