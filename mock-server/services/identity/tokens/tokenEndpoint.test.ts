import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createCodeForm,
  createRefreshForm,
  createTestProvider,
  signInAs,
  type TestProvider,
} from "#testing/identityProvider.ts";
import { expectedTokenError, requestTokens, tokenUrl } from "#testing/tokenRequests.ts";
import { getTenantId } from "../tenants.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const redeem = (code: string) => requestTokens(provider, createCodeForm(code));
const refresh = (token: unknown) => requestTokens(provider, createRefreshForm(String(token)));
const signIn = async () => (await redeem((await signInAs(provider.app)).code)).body;
const expired = expectedTokenError("invalid_grant", "AADB2C90080");

describe("POST /token with a code", () => {
  it("responds as B2C does, without an access token", async () => {
    const { code } = await signInAs(provider.app);
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(5000);
    const now = signedInAt + 5;
    const { status, body } = await redeem(code);
    expect(status).toBe(200);
    expect(body).toEqual({
      id_token: expect.any(String),
      token_type: "Bearer",
      not_before: now,
      id_token_expires_in: 3600,
      profile_info: expect.any(String),
      scope: "offline_access openid",
      // The token is as opaque as B2C's: encrypted, in five parts.
      refresh_token: expect.stringMatching(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token_expires_in: 86_400,
    });
    expect(JSON.parse(Buffer.from(String(body["profile_info"]), "base64url").toString())).toEqual({
      ver: "1.0",
      tid: getTenantId(provider.world),
      sub: null,
      name: "Anna Berg",
      preferred_username: null,
      idp: "LocalAccount",
    });
    const claims = decodeJwt(String(body["id_token"]));
    expect(claims).toMatchObject({ sub: "anna", nonce: "n-1", tfp: "B2C_1_signin", auth_time: signedInAt });
    expect(claims.exp).toBe(now + 3600);
    expect(claims).not.toHaveProperty("c_hash");
  });

  it("accepts a code once, even if two requests send it at the same time (AADB2C90129)", async () => {
    const { code } = await signInAs(provider.app);
    const both = await Promise.all([redeem(code), redeem(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await redeem(code)).toEqual(expectedTokenError("invalid_grant", "AADB2C90129"));
  });

  it("rejects a code after ten minutes (AADB2C90080)", async () => {
    const { code } = await signInAs(provider.app);
    const { code: secondCode } = await signInAs(provider.app);
    provider.world.clock.advance(599_000);
    expect((await redeem(code)).status).toBe(200);
    provider.world.clock.advance(1000);
    expect(await redeem(secondCode)).toEqual(expired);
  });
});

describe("POST /token with a refresh token", () => {
  it("issues an id token with time and nonce of the sign-in", async () => {
    const first = await signIn();
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(7_200_000);
    const { body } = await refresh(first["refresh_token"]);
    const again = await refresh(body["refresh_token"]);
    for (const tokens of [body, again.body]) {
      const claims = decodeJwt(String(tokens["id_token"]));
      expect(claims).toMatchObject({ sub: "anna", nonce: "n-1", auth_time: signedInAt });
      expect(claims.iat).toBe(signedInAt + 7200);
    }
  });

  it("rotates the refresh token, which expires 24 hours after the sign-in (AADB2C90080)", async () => {
    const first = await signIn();
    provider.world.clock.advance(86_000_000);
    const { body: second } = await refresh(first["refresh_token"]);
    expect(second["refresh_token"]).not.toBe(first["refresh_token"]);
    expect(second["refresh_token_expires_in"]).toBe(400);
    provider.world.clock.advance(399_000);
    const { body: third } = await refresh(second["refresh_token"]);
    provider.world.clock.advance(1000);
    for (const { refresh_token } of [first, second, third]) {
      expect(await refresh(refresh_token)).toEqual(expired);
    }
  });
});

it.each([
  ["http://de.localhost:5173", "http://de.localhost:5173"],
  ["https://evil.example", null],
])(
  "the token endpoint responds to preflight requests from %s with the allowed origin %s",
  async (from, allowed) => {
    const { status, headers } = await provider.app.request(tokenUrl, {
      method: "OPTIONS",
      headers: { origin: from, "access-control-request-method": "POST" },
    });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe(allowed);
    expect(headers.get("access-control-allow-methods")).toContain("POST");
  },
);
