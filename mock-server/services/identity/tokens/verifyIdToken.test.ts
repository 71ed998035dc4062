import { SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestProvider, origin, type TestProvider } from "../../../testing/identityProvider.ts";
import { clientId, getTenantId } from "../tenants.ts";
import { issueTokens } from "./issueTokens.ts";
import { signingPrivateKey } from "./signingKey.ts";
import { IdTokenError, type IdTokenErrorReason, verifyIdToken } from "./verifyIdToken.ts";

let provider: TestProvider;
let idToken: string;
beforeEach(async () => {
  provider = createTestProvider();
  const { id_token } = await issueTokens(provider.world, "anna", { origin });
  idToken = id_token;
});

/** Returns the reason of the error; undefined if the token is valid. */
async function getErrorReason(
  token: string,
  world = provider.world,
): Promise<IdTokenErrorReason | undefined> {
  try {
    await verifyIdToken(world, token);
    return undefined;
  } catch (error) {
    if (error instanceof IdTokenError) return error.reason;
    throw error;
  }
}

/** Signs claims with the provider's key. */
async function signClaims(changes: Record<string, unknown>): Promise<string> {
  const now = provider.world.clock.seconds();
  const claims = {
    iss: `${origin}/${getTenantId(provider.world)}/v2.0/`,
    sub: "anna",
    aud: clientId,
    iat: now,
    nbf: now,
    exp: now + 3600,
    tfp: "B2C_1_signin",
  };
  return await new SignJWT({ ...claims, ...changes })
    .setProtectedHeader({ alg: "RS256", kid: signingPrivateKey.kid })
    .sign(signingPrivateKey);
}

describe("verifyIdToken", () => {
  it("returns the claims of a valid token", async () => {
    expect(await verifyIdToken(provider.world, idToken)).toMatchObject({
      sub: "anna",
      emails: ["anna.berg@example.com"],
      tfp: "B2C_1_signin",
    });
  });

  it("accepts a token for one hour of the world's clock", async () => {
    provider.world.clock.advance(3_599_000);
    expect(await getErrorReason(idToken)).toBeUndefined();
    provider.world.clock.advance(1000);
    expect(await getErrorReason(idToken)).toBe("expired");
    provider.world.clock.advance(-3_601_000);
    expect(await getErrorReason(idToken)).toBe("not yet valid");
  });

  it("rejects a manipulated token", async () => {
    const [header = "", payload = "", signature = ""] = idToken.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: "bo" })).toString("base64url");
    expect(await getErrorReason(`${header}.${forged}.${signature}`)).toBe("signature");
    const noneHeader = Buffer.from('{"alg":"none"}').toString("base64url");
    expect(await getErrorReason(`${noneHeader}.${forged}.`)).toBe("signature");
  });

  it("rejects a token that is signed with the public key as a secret", async () => {
    const token = await new SignJWT({ sub: "anna" })
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.from(signingPrivateKey.n));
    expect(await getErrorReason(token)).toBe("signature");
  });

  it.each<[Record<string, unknown>, IdTokenErrorReason]>([
    [{ aud: "another-client" }, "audience"],
    [{ iss: `${origin}/00000000-0000-8000-a000-000000000000/v2.0/` }, "issuer"],
    [{ iss: "nonsense" }, "issuer"],
    [{ sub: "nobody" }, "account"],
    [{ exp: undefined }, "malformed"],
    [{ tfp: undefined }, "malformed"],
  ])("rejects a token with %o (%s)", async (changes, reason) => {
    expect(await getErrorReason(await signClaims(changes))).toBe(reason);
    expect(await getErrorReason(await signClaims({}))).toBeUndefined();
  });

  it("rejects a token of another world", async () => {
    const other = provider.worlds.get("se");
    expect(other && (await getErrorReason(idToken, other))).toBe("issuer");
  });

  it("rejects a token of a deleted account", async () => {
    provider.world.accounts = [];
    expect(await getErrorReason(idToken)).toBe("account");
  });

  it.each(["", "garbage", "a.b.c", "ey.ey.ey"])("rejects the malformed token %j", async (token) => {
    expect(await getErrorReason(token)).toBe("malformed");
  });
});
