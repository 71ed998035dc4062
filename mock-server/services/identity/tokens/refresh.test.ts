import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createCodeForm,
  createRefreshForm,
  createTestProvider,
  origin,
  redirectUri,
  resetBase,
  signInAs,
  type TestProvider,
} from "../../../testing/identityProvider.ts";
import { expectedTokenError, requestTokens } from "../../../testing/tokenRequests.ts";
import { policies } from "../tenants.ts";
import { issueTokens } from "./issueTokens.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const postToken = (fields: Record<string, string>, url?: string) => requestTokens(provider, fields, url);

async function requestRefreshToken(fields: Record<string, string>): Promise<string> {
  const { body } = await postToken(fields);
  return String(body["refresh_token"]);
}

describe("POST /token with a refresh token", () => {
  const signIn = async () => await requestRefreshToken(createCodeForm((await signInAs(provider.app)).code));

  it("issues an id token with time and nonce of the sign-in", async () => {
    const first = await signIn();
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(7_200_000);
    const { status, body } = await postToken(createRefreshForm(first));
    expect(status).toBe(200);
    const claims = decodeJwt(String(body["id_token"]));
    expect(claims).toMatchObject({
      sub: "anna",
      nonce: "n-1",
      auth_time: signedInAt,
      iat: signedInAt + 7200,
    });
    const again = await postToken(createRefreshForm(String(body["refresh_token"])));
    expect(decodeJwt(String(again.body["id_token"]))["nonce"]).toBe("n-1");
  });

  it("accepts a registered redirect_uri and rejects any other (AADB2C90006)", async () => {
    const first = await signIn();
    const send = (redirect_uri: string) => postToken(createRefreshForm(first, { redirect_uri }));
    expect((await send(redirectUri)).status).toBe(200);
    expect(await send("https://evil.example/authorization")).toEqual(
      expectedTokenError("redirect_uri_mismatch", "AADB2C90006"),
    );
  });

  it("rotates the refresh token, which expires 24 hours after the sign-in (AADB2C90080)", async () => {
    const first = await signIn();
    provider.world.clock.advance(86_000_000);
    const { body } = await postToken(createRefreshForm(first));
    const second = String(body["refresh_token"]);
    expect(second).not.toBe(first);
    expect(body["refresh_token_expires_in"]).toBe(400);
    provider.world.clock.advance(399_000);
    const third = await requestRefreshToken(createRefreshForm(second));
    provider.world.clock.advance(1000);
    for (const expired of [first, second, third]) {
      expect(await postToken(createRefreshForm(expired))).toEqual(
        expectedTokenError("invalid_grant", "AADB2C90080"),
      );
    }
  });

  it("accepts the refresh token after the world has lost its sign-in state", async () => {
    const first = await signIn();
    provider.world.signIn = { redeemedCodes: new Set(), revokedBefore: new Map(), sessions: new Map() };
    expect((await postToken(createRefreshForm(first))).status).toBe(200);
  });

  it("rejects a refresh token that was revoked (AADB2C90129)", async () => {
    const first = await signIn();
    provider.world.clock.advance(1000);
    provider.world.signIn.revokedBefore.set("anna", provider.world.clock.seconds());
    expect(await postToken(createRefreshForm(first))).toEqual(
      expectedTokenError("invalid_grant", "AADB2C90129"),
    );
    expect((await postToken(createRefreshForm(await signIn()))).status).toBe(200);
  });

  it("rejects a refresh token of another policy (AADB2C90088)", async () => {
    const { refresh_token } = await issueTokens(provider.world, "anna", {
      origin,
      policy: policies.resetPassword,
    });
    expect(await postToken(createRefreshForm(refresh_token))).toEqual(
      expectedTokenError("invalid_grant", "AADB2C90088"),
    );
    expect((await postToken(createRefreshForm(refresh_token), `${resetBase}/oauth2/v2.0/token`)).status).toBe(
      200,
    );
  });

  it("rejects a refresh token of a deleted account, a malformed one and an empty one", async () => {
    const first = await signIn();
    provider.world.accounts = [];
    expect(await postToken(createRefreshForm(first))).toEqual(
      expectedTokenError("invalid_grant", "AADB2C90128"),
    );
    expect(await postToken(createRefreshForm("garbage"))).toEqual(
      expectedTokenError("invalid_grant", "AADB2C90090"),
    );
    expect(await postToken(createRefreshForm(""))).toEqual(
      expectedTokenError("invalid_request", "AADB2C90083"),
    );
  });
});
