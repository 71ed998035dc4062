import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { RequestEnv } from "../../services/requestContext.ts";
import { authenticateRequest } from "../request/authenticateRequest.ts";
import { respondWithError } from "../request/respondWithError.ts";

const signatureKey = "taglys-mock-client-signature";

/**
 * Puts the signed-in account into the context. Rejects an invalid bearer token (401) and a client signature that was
 * made for another IP address (403); all other responses carry a new signature.
 */
export function identifyCaller(): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const ipAddress = getIpAddress(c);
    const token = c.req.header("x-client-token") ?? "";
    const signature = c.req.header("x-client-signature") ?? "";
    if ((token || signature) && !isValidClientSignature(ipAddress, { token, signature })) {
      const message = "The client token and signature do not belong to your address.";
      return respondWithError(c, 403, "CLIENT_NOT_RECOGNISED", message);
    }
    const caller = await authenticateRequest(c.get("world"), c.req.raw);
    if ("error" in caller) return respondWithError(c, 401, "AUTH_NOT_AUTHORIZED", caller.error);
    c.set("account", caller.account);
    await next();
    const created = createClientSignature(ipAddress);
    c.header("x-client-token", created.token);
    c.header("x-client-signature", created.signature);
    return undefined;
  };
}

function getIpAddress(c: Context): string {
  const forwarded = c.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? "unknown";
}

/** The pair of headers by which the main API ties a client to its IP address. */
interface ClientSignature {
  token: string;
  signature: string;
}

/** Signs a token for an IP address: an HMAC over the token and the address's SHA-256. */
function createClientSignature(ipAddress: string, token: string = randomUUID()): ClientSignature {
  const addressHash = createHash("sha256").update(ipAddress).digest("hex");
  return {
    token,
    signature: createHmac("sha256", signatureKey).update(`${token}.${addressHash}`).digest("base64url"),
  };
}

/** Whether a pair that the client sent was made for its IP address. */
function isValidClientSignature(ipAddress: string, { token, signature }: ClientSignature): boolean {
  const expected = Buffer.from(createClientSignature(ipAddress, token).signature);
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
