import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, type JWTPayload } from "jose";
import { signingPrivateKey } from "../../../mock-server/services/identity/tokens/signingKey.ts";
import type { Json, ResponseMutation } from "../mutation.ts";
import { changeValue } from "../responses/jsonMutations.ts";

const providerKey = createPrivateKey({ key: { ...signingPrivateKey }, format: "jwk" });

/** Changes the claims of the id token in a token response. */
export function changeClaims(change: (claims: JWTPayload) => JWTPayload): ResponseMutation {
  return changeValue("id_token", (token) => reissue(token, change, providerKey));
}

/** Signs the id token in a token response with a key that is not among the provider's. */
export function signWithOtherKey(): ResponseMutation {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return changeValue("id_token", (token) => reissue(token, (claims) => claims, privateKey));
}

function reissue(token: Json, change: (claims: JWTPayload) => JWTPayload, key: KeyObject): string {
  const parts = [decodeProtectedHeader(String(token)), change(decodeJwt(String(token)))];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${content}.${sign("sha256", Buffer.from(content), key).toString("base64url")}`;
}
