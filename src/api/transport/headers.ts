import { createStorageEntry } from "../../storage/storage.ts";
import { getApiClient } from "../configureApi.ts";

/** Headers of every request to any service. */
export function createLocaleHeaders(): Headers {
  return new Headers({ accept: "application/json", "x-taglys-locale": getApiClient().getLocale() });
}

/** Headers of every request to the main API, GraphQL and REST. */
export function createMainApiHeaders(): Headers {
  const headers = createLocaleHeaders();
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
  const cookie = readCookies().find((pair) => pair.startsWith("_ga="));
  if (cookie) headers.set("x-tracking-cookie", cookie.slice("_ga=".length));
}

/** The cookies as `name=value`; none where the browser blocks access to them. */
function readCookies(): string[] {
  try {
    return document.cookie.split("; ");
  } catch {
    return [];
  }
}

const storedFingerprint = createStorageEntry("sessionStorage", "taglys.account.fingerprint");

/**
 * A random id per tab, derived from nothing about the device. A sign-out ends it, and where storage is blocked, a reload does.
 */
function getFingerprint(): string {
  const client = getApiClient();
  if (client.fingerprint === undefined) {
    client.fingerprint = storedFingerprint.read() ?? crypto.randomUUID();
    storedFingerprint.write(client.fingerprint);
  }
  return client.fingerprint;
}
