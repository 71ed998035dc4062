import { isLoopbackHost } from "../loopback.ts";

/** Paths of the portal's addresses that are registered: for the return from sign-in, and from sign-out. */
export type RegisteredPath = "/authorization" | "/logout";

/** What is accepted, for the page that refuses an address. */
export function describeRegisteredUris(path: RegisteredPath): string {
  return `http(s)://localhost${path}, http(s)://*.localhost${path} or http(s)://127.0.0.1${path}, each with any port`;
}

/**
 * The address as a browser would read it if it is registered, else undefined. Redirects go to the returned form, so
 * that nothing which two parsers read differently decides where a code is sent.
 */
export function registeredUri(text: string, path: RegisteredPath): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  const plain = url.username === "" && url.password === "" && !/[?#]/.test(text);
  const overHttp = url.protocol === "http:" || url.protocol === "https:";
  return plain && overHttp && isLoopbackHost(url.hostname) && url.pathname === path ? url.href : undefined;
}
