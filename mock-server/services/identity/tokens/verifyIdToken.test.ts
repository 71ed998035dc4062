import { SignJWT } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestProvider, origin, type TestProvider } from "../../../testing/identityProvider.ts";
import { issueTokens } from "./issueTokens.ts";
import { signingPrivateKey } from "./signingKey.ts";
import { verifyIdToken } from "./verifyIdToken.ts";

let provider: TestProvider;
let idToken: string;
beforeEach(async () => {
  provider = createTestProvider();
  idToken = (await issueTokens(provider.world, "anna", { origin })).id_token;
});

const verify = (token: string, world = provider.world) => verifyIdToken(world, token);

describe("verifyIdToken", () => {
  it("returns the claims of a valid token", async () => {
    expect(await verify(idToken)).toMatchObject({
      sub: "anna",
      emails: ["anna.berg@example.com"],
      tfp: "B2C_1_signin",
    });
  });

  it("accepts a token for one hour of the world's clock", async () => {
    provider.world.clock.advance(3_599_000);
    await verify(idToken);
    provider.world.clock.advance(1000);
    await expect(verify(idToken)).rejects.toThrow("expired");
    provider.world.clock.advance(-3_601_000);
    await expect(verify(idToken)).rejects.toThrow("not valid yet");
  });

  it("rejects a manipulated token", async () => {
    const [header = "", payload = "", signature = ""] = idToken.split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: "bo" })).toString("base64url");
    await expect(verify(`${header}.${forged}.${signature}`)).rejects.toThrow("not signed by the provider");
    const noneHeader = Buffer.from('{"alg":"none"}').toString("base64url");
    await expect(verify(`${noneHeader}.${forged}.`)).rejects.toThrow("not signed by the provider");
  });

  it("rejects a token that is signed with the public key as a secret", async () => {
    const token = await new SignJWT({ sub: "anna" })
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.from(signingPrivateKey.n));
    await expect(verify(token)).rejects.toThrow("not signed by the provider");
  });

  it("rejects a token of another world", async () => {
    await expect(verify(idToken, provider.worlds.get("se"))).rejects.toThrow("not by this world's tenant");
  });

  it("rejects a token of a deleted account", async () => {
    provider.world.accounts = [];
    await expect(verify(idToken)).rejects.toThrow("account anna does not exist");
  });
});
