import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";

const message =
  "The console and the control API need the mock server's password, by HTTP Basic authentication with any user name.";

/** Protects the console and the control API where other machines reach them. */
export function requirePassword(password: string | undefined): MiddlewareHandler {
  if (password === undefined) return (_, next) => next();
  return basicAuth({
    verifyUser: (_user, given) => isEqual(given, password),
    realm: "mock server",
    invalidUserMessage: { message },
  });
}

/** A given password, else a random one if other machines reach the server. */
export function choosePassword(given: string | undefined, host: string): string | undefined {
  if (given !== undefined) return given;
  return host === "localhost" || host === "::1" || host.startsWith("127.")
    ? undefined
    : randomBytes(9).toString("base64url");
}

function isEqual(given: string, password: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(password));
}
