import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";

const key = "taglys-mock-client-signature";

/** The pair of headers by which the main API ties a client to its address. */
export interface ClientSignature {
  token: string;
  signature: string;
}

/** Signs a token for the caller's IP address: an HMAC over the token and the address's SHA-256. */
export function signClient(address: string, token: string = randomUUID()): ClientSignature {
  const addressHash = createHash("sha256").update(address).digest("hex");
  return {
    token,
    signature: createHmac("sha256", key).update(`${token}.${addressHash}`).digest("base64url"),
  };
}

/** Whether a pair that the client sent was made for its address. */
export function isClientSignature(address: string, { token, signature }: ClientSignature): boolean {
  const expected = Buffer.from(signClient(address, token).signature);
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
