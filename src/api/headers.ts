import { connection } from "./connection.ts";
import { browserFingerprint } from "./fingerprint.ts";

/** The last pair by which the main API tied this client to its address; kept in memory alone. */
let clientPair: { token: string; signature: string } | undefined;

/** Headers of every call, whichever service it goes to. */
export function localeHeaders(): Headers {
  return new Headers({ accept: "application/json", "x-taglys-locale": connection().locale() });
}

/** Headers of every call to the main API and the REST calls. */
export function commonHeaders(): Headers {
  const headers = localeHeaders();
  headers.set("x-fingerprint", browserFingerprint());
  if (clientPair) {
    headers.set("x-client-token", clientPair.token);
    headers.set("x-client-signature", clientPair.signature);
  }
  return headers;
}

/** Keeps the pair of an answer for the next call; an answer without one leaves it as it was. */
export function rememberClientPair(answer: Headers): void {
  const token = answer.get("x-client-token");
  const signature = answer.get("x-client-signature");
  if (token && signature) clientPair = { token, signature };
}

/** Adds the tracking cookie's value where the visitor has one. */
export function addTrackingCookie(headers: Headers): void {
  const cookie = cookies().find((pair) => pair.startsWith("_ga="));
  if (cookie) headers.set("x-tracking-cookie", cookie.slice("_ga=".length));
}

/** None where the browser refuses them. */
function cookies(): string[] {
  try {
    return document.cookie.split("; ");
  } catch {
    return [];
  }
}
