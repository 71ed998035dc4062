import { createHmac, randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** The headers by which the portal shows that it is the same client as before. */
const tokenHeader = "x-client-token";
const signatureHeader = "x-client-signature";

const key = randomUUID();

function sign(token: string): string {
  return createHmac("sha256", key).update(token).digest("hex");
}

export function createClientToken(): { clientToken: string; clientSignature: string } {
  const clientToken = randomUUID();
  return { clientToken, clientSignature: sign(clientToken) };
}

/** Rejects tokens that the provider did not sign (403), and sends a new one with every response. */
export function checkClientToken(): MiddlewareHandler {
  return async (c, next) => {
    const token = c.req.header(tokenHeader);
    if (token !== undefined && c.req.header(signatureHeader) !== sign(token)) {
      return c.json({ message: "The client token was not signed here." }, 403);
    }
    await next();
    const { clientToken, clientSignature } = createClientToken();
    c.header(tokenHeader, clientToken);
    c.header(signatureHeader, clientSignature);
    return undefined;
  };
}
