import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { issueTokens } from "./issueTokens.ts";
import { policies } from "./tenants.ts";
import { refusal, requestTokens } from "./testTokenRequests.ts";
import {
  codeForm,
  createTestProvider,
  origin,
  refreshForm,
  resetBase,
  signInAs,
  type TestProvider,
} from "./testWorld.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const token = (fields: Record<string, string>, url?: string) => requestTokens(provider, fields, url);

async function refreshTokenOf(fields: Record<string, string>): Promise<string> {
  const { body } = await token(fields);
  return String(body["refresh_token"]);
}

describe("refreshing", () => {
  const signedIn = async () => await refreshTokenOf(codeForm((await signInAs(provider.app)).code));

  it("renews the id token and keeps the time of the sign-in, without nonce", async () => {
    const first = await signedIn();
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(7_200_000);
    const { status, body } = await token(refreshForm(first));
    expect(status).toBe(200);
    const claims = decodeJwt(String(body["id_token"]));
    expect(claims).toMatchObject({ sub: "anna", auth_time: signedInAt, iat: signedInAt + 7200 });
    expect(claims).not.toHaveProperty("nonce");
  });

  it("rotates the refresh token, which inherits the end after 24 hours", async () => {
    const first = await signedIn();
    provider.world.clock.advance(86_000_000);
    const { body } = await token(refreshForm(first));
    const second = String(body["refresh_token"]);
    expect(second).not.toBe(first);
    expect(body["refresh_token_expires_in"]).toBe(400);
    provider.world.clock.advance(399_000);
    const third = await refreshTokenOf(refreshForm(second));
    provider.world.clock.advance(1000);
    for (const late of [first, second, third]) {
      expect(await token(refreshForm(late))).toEqual(refusal("invalid_grant", "AADB2C90080"));
    }
  });

  it("survives a world that forgot everything it remembered of sign-ins", async () => {
    const first = await signedIn();
    provider.world.signIn = { redeemedCodes: new Set(), revokedBefore: new Map(), sessions: new Map() };
    expect((await token(refreshForm(first))).status).toBe(200);
  });

  it("refuses tokens issued before they were revoked", async () => {
    const first = await signedIn();
    provider.world.clock.advance(1000);
    provider.world.signIn.revokedBefore.set("anna", provider.world.clock.seconds());
    expect(await token(refreshForm(first))).toEqual(refusal("invalid_grant", "AADB2C90129"));
    expect((await token(refreshForm(await signedIn()))).status).toBe(200);
  });

  it("refuses a token of the reset policy on the sign-in policy", async () => {
    const { refresh_token = "" } = await issueTokens(provider.world, "anna", {
      origin,
      policy: policies.resetPassword,
    });
    expect(await token(refreshForm(refresh_token))).toEqual(refusal("invalid_grant", "AADB2C90088"));
    expect((await token(refreshForm(refresh_token), `${resetBase}/oauth2/v2.0/token`)).status).toBe(200);
  });

  it("refuses the token of an account that is gone, garbage, and nothing", async () => {
    const first = await signedIn();
    provider.world.accounts = [];
    expect(await token(refreshForm(first))).toEqual(refusal("invalid_grant", "AADB2C90128"));
    expect(await token(refreshForm("garbage"))).toEqual(refusal("invalid_grant", "AADB2C90090"));
    expect(await token(refreshForm(""))).toEqual(refusal("invalid_request", "AADB2C90083"));
  });
});
