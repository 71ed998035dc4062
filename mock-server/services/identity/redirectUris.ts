import { isLocalHost } from "../../rules/localOrigins.ts";

/** Paths of the portal that are registered as redirect URIs, for sign-in and sign-out. */
type RegisteredPath = "/authorization" | "/logout";

/** Describes the accepted URIs, for the page that rejects others. */
export function describeRegisteredUris(path: RegisteredPath): string {
  return `http(s)://localhost${path}, http(s)://*.localhost${path} or http(s)://127.0.0.1${path}, each with any port`;
}

/**
 * Returns a registered URI in normalized form, undefined for any other. Redirects use the normalized form, so that the
 * browser cannot parse it differently from this check.
 */
export function parseRegisteredUri(text: string, path: RegisteredPath): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  const isPlain = url.username === "" && url.password === "" && !/[?#]/.test(text);
  const isHttp = url.protocol === "http:" || url.protocol === "https:";
  return isPlain && isHttp && isLocalHost(url.hostname) && url.pathname === path ? url.href : undefined;
}
