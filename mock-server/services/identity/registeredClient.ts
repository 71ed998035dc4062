import { isLocalHost } from "#rules/localOrigins.ts";
import { createProviderError } from "#rules/providerErrors.ts";
import type { World } from "#world/world.ts";
import { ProtocolError } from "./errors.ts";
import { clientId, getTenantName } from "./tenants.ts";

/** Throws a `ProtocolError` unless the client is the portal. */
export function checkClient(client: string | null, world: World): void {
  if (client?.toLowerCase() === clientId) return;
  const tenant = getTenantName(world);
  const text = `The client ID '${client ?? ""}' specified in the request is not registered in tenant '${tenant}'.`;
  throw new ProtocolError(createProviderError("AADB2C90018", text));
}

/** Paths of the portal that are registered as redirect URIs, for sign-in and sign-out. */
type RegisteredPath = "/authorization" | "/logout";

/**
 * Returns a registered URI in normalized form, so that the browser cannot parse it differently from this check. `origin`, the
 * provider's own, is registered too. Throws a `ProtocolError` for any other URI.
 */
export function parseRegisteredUri(text: string | null, path: RegisteredPath, origin: string): string {
  const url = URL.parse(text ?? "");
  const isPlain = url?.username === "" && url.password === "" && !/[?#]/.test(text ?? "");
  const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
  const isKnown = url && (isLocalHost(url.hostname) || url.origin === origin);
  if (isKnown && isPlain && isHttp && url.pathname === path) return url.href;
  throw createRedirectUriError(text, path);
}

/** Creates the error for a redirect URI, which lists the registered ones. */
export function createRedirectUriError(uri: string | null, path: RegisteredPath): ProtocolError {
  const hosts = ["localhost", "*.localhost", "127.0.0.1"].map((host) => `http(s)://${host}:*${path}`);
  const text = `The redirect URI '${uri ?? ""}' provided in the request is not registered for the client id '${clientId}'. Registered: ${hosts.join(", ")}.`;
  return new ProtocolError(createProviderError("AADB2C90006", text));
}
