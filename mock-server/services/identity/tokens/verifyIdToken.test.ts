import { SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestProvider, origin, type TestProvider } from "#testing/identityProvider.ts";
import { issueTokens } from "./issueTokens.ts";
import { signingPrivateKey } from "./signingKey.ts";
import { verifyIdToken } from "./verifyIdToken.ts";

let provider: TestProvider;
let idToken: string;
beforeEach(async () => {
  provider = createTestProvider();
  idToken = (await issueTokens(provider.world, "anna", { origin })).id_token;
});

describe("verifyIdToken", () => {
  it("returns the account of a valid token", async () => {
    expect(await verifyIdToken(provider.world, idToken)).toMatchObject({ id: "anna" });
  });

  // `authenticateRequest.test.ts` tests expired tokens and tokens of another world.
  it("rejects tokens that are changed, unsigned or signed with the public key as a secret", async () => {
    const [header = "", payload = "", signature = ""] = idToken.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: "bo" })).toString("base64url");
    const noneHeader = Buffer.from('{"alg":"none"}').toString("base64url");
    const secret = Buffer.from(signingPrivateKey.n);
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(secret);
    for (const token of [`${header}.${forged}.${signature}`, `${noneHeader}.${forged}.`, symmetric]) {
      await expect(verifyIdToken(provider.world, token)).rejects.toThrow("not signed by the provider");
    }
  });
});
