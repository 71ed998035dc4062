import { SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { issueTokens } from "./issueTokens.ts";
import { signingPrivateKey } from "./signingKey.ts";
import { clientId, tenantId } from "./tenants.ts";
import { createTestProvider, origin, type TestProvider } from "./testWorld.ts";
import { IdTokenError, type IdTokenRefusal, verifyIdToken } from "./verifyIdToken.ts";

let provider: TestProvider;
let idToken: string;
beforeEach(async () => {
  provider = createTestProvider();
  idToken = (await issueTokens(provider.world, "anna", { origin })).id_token;
});

/** Why the token is refused; undefined if it is not. */
async function refusalOf(token: string, world = provider.world): Promise<IdTokenRefusal | undefined> {
  try {
    await verifyIdToken(world, token);
    return undefined;
  } catch (error) {
    if (error instanceof IdTokenError) return error.reason;
    throw error;
  }
}

/** A token with the provider's own signature. */
async function signed(changes: Record<string, unknown>): Promise<string> {
  const now = provider.world.clock.seconds();
  const claims = {
    iss: `${origin}/${tenantId(provider.world)}/v2.0/`,
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
  it("reads the claims of a good token", async () => {
    expect(await verifyIdToken(provider.world, idToken)).toMatchObject({
      sub: "anna",
      emails: ["anna.berg@example.com"],
      tfp: "B2C_1_signin",
    });
  });

  it("accepts it for one hour of the world's time", async () => {
    provider.world.clock.advance(3_599_000);
    expect(await refusalOf(idToken)).toBeUndefined();
    provider.world.clock.advance(1000);
    expect(await refusalOf(idToken)).toBe("expired");
    provider.world.clock.advance(-3_601_000);
    expect(await refusalOf(idToken)).toBe("not yet valid");
  });

  it("refuses a changed token", async () => {
    const [header = "", payload = "", signature = ""] = idToken.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: "bo" })).toString("base64url");
    expect(await refusalOf(`${header}.${forged}.${signature}`)).toBe("signature");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    expect(await refusalOf(`${none}.${forged}.`)).toBe("signature");
  });

  it("refuses a token signed with the public key as a secret", async () => {
    const token = await new SignJWT({ sub: "anna" })
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.from(signingPrivateKey.n));
    expect(await refusalOf(token)).toBe("signature");
  });

  it.each<[Record<string, unknown>, IdTokenRefusal]>([
    [{ aud: "another-client" }, "audience"],
    [{ iss: `${origin}/00000000-0000-8000-a000-000000000000/v2.0/` }, "issuer"],
    [{ iss: "nonsense" }, "issuer"],
    [{ sub: "nobody" }, "account"],
    [{ exp: undefined }, "malformed"],
    [{ tfp: undefined }, "malformed"],
  ])("refuses %o", async (changes, reason) => {
    expect(await refusalOf(await signed(changes))).toBe(reason);
    expect(await refusalOf(await signed({}))).toBeUndefined();
  });

  it("refuses a token of another world", async () => {
    const other = provider.worlds.get("se");
    expect(other && (await refusalOf(idToken, other))).toBe("issuer");
  });

  it("refuses a token whose account is gone", async () => {
    provider.world.accounts = [];
    expect(await refusalOf(idToken)).toBe("account");
  });

  it.each(["", "garbage", "a.b.c", "ey.ey.ey"])("refuses %j", async (token) => {
    expect(await refusalOf(token)).toBe("malformed");
  });
});
