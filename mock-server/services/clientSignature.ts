import { createHmac, hash, randomUUID, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";

const signatureKey = "taglys-mock-client-signature";

/** The address of the caller, or the one that a proxy names. */
export function getIpAddress(c: Context): string {
  const forwarded = c.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  return forwarded ?? c.env?.incoming?.socket.remoteAddress ?? "unknown";
}

/** The pair of headers by which the main API ties a client to its IP address. */
interface ClientSignature {
  token: string;
  signature: string;
}

/** Signs a token for an IP address: an HMAC over the token and the address's SHA-256. */
export function createClientSignature(ipAddress: string, token: string = randomUUID()): ClientSignature {
  const addressHash = hash("sha256", ipAddress);
  return {
    token,
    signature: createHmac("sha256", signatureKey).update(`${token}.${addressHash}`).digest("base64url"),
  };
}

/** Whether a pair that the client sent was made for its IP address. */
export function isValidClientSignature(ipAddress: string, { token, signature }: ClientSignature): boolean {
  const expected = Buffer.from(createClientSignature(ipAddress, token).signature);
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
