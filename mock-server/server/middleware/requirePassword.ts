import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { basicAuth } from "hono/basic-auth";
import { timingSafeEqual } from "hono/utils/buffer";

const message =
  "The console and the control API need the mock server's password, by HTTP Basic authentication with any user name.";

/** Protects the console and the control API if other machines reach them. */
export function requirePassword(password: string): MiddlewareHandler {
  return basicAuth({
    verifyUser: (_user, given) => timingSafeEqual(given, password),
    realm: "mock server",
    invalidUserMessage: { message },
  });
}

/** Whether other machines reach a server that listens on a host. */
export function isOpenToNetwork(host = "localhost"): boolean {
  return !(host === "localhost" || host === "::1" || host.startsWith("127."));
}

/** The password for a server that listens on a host; none if only this machine reaches it. */
export function choosePassword(host: string | undefined): string | undefined {
  if (!isOpenToNetwork(host)) return undefined;
  return process.env["MOCK_PASSWORD"] || randomBytes(9).toString("base64url");
}
