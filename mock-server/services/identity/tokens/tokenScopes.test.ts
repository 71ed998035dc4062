import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createAuthorizeUrl,
  createCodeForm,
  createRefreshForm,
  createTestProvider,
  origin,
  signInAs,
  type TestProvider,
} from "../../../testing/identityProvider.ts";
import { requestTokens } from "../../../testing/tokenRequests.ts";
import { clientId, getTenantId } from "../tenants.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

type Changes = Record<string, string | null>;

/** Signs in with the response type `code` and redeems the code. */
async function redeemCode(request: Changes, form: Record<string, string> = {}) {
  const url = createAuthorizeUrl({ response_type: "code", ...request });
  const { code } = await signInAs(provider.app, "anna", url);
  const { status, body } = await requestTokens(provider, createCodeForm(code, form));
  expect(status).toBe(200);
  return body;
}

async function refresh(tokens: Record<string, unknown>, form: Record<string, string> = {}) {
  const request = createRefreshForm(String(tokens["refresh_token"]), form);
  const { status, body } = await requestTokens(provider, request);
  expect(status).toBe(200);
  return body;
}

describe("nonce of an id token", () => {
  it("is missing if the request for a code had none", async () => {
    const tokens = await redeemCode({ nonce: null });
    expect(decodeJwt(String(tokens["id_token"]))).not.toHaveProperty("nonce");
    expect(decodeJwt(String((await refresh(tokens))["id_token"]))).not.toHaveProperty("nonce");
  });

  it("is that of the request for a code", async () => {
    const tokens = await redeemCode({ nonce: "n-2" });
    expect(decodeJwt(String(tokens["id_token"]))["nonce"]).toBe("n-2");
  });
});

describe("token response with client_info", () => {
  const clientInfo = { client_info: "1" };

  it("names no scope, no expiry of the id token and no profile_info", async () => {
    const tokens = await redeemCode({}, clientInfo);
    const keys = [
      "id_token",
      "token_type",
      "not_before",
      "client_info",
      "scope",
      "refresh_token",
      "refresh_token_expires_in",
    ];
    expect(Object.keys(tokens)).toEqual(keys);
    expect(tokens["scope"]).toBe("");
    expect(JSON.parse(Buffer.from(String(tokens["client_info"]), "base64url").toString())).toEqual({
      uid: "anna-b2c_1_signin",
      utid: getTenantId(provider.world),
    });
    const refreshed = await refresh(tokens, clientInfo);
    expect(Object.keys(refreshed)).toEqual(keys);
    expect(refreshed["client_info"]).toBe(tokens["client_info"]);
  });

  it("names the client id as scope if that was requested", async () => {
    const tokens = await redeemCode({ scope: `openid profile offline_access ${clientId}` }, clientInfo);
    expect(Object.keys(tokens)).toEqual([
      "access_token",
      "id_token",
      "token_type",
      "not_before",
      "expires_in",
      "expires_on",
      "resource",
      "client_info",
      "scope",
      "refresh_token",
      "refresh_token_expires_in",
    ]);
    expect(tokens["scope"]).toBe(clientId);
  });
});

describe("scope {client_id}", () => {
  it("requests an access token for the application itself", async () => {
    const tokens = await redeemCode({ scope: `openid offline_access ${clientId}` });
    const now = provider.world.clock.seconds();
    expect(Object.keys(tokens)).toEqual([
      "access_token",
      "id_token",
      "token_type",
      "not_before",
      "expires_in",
      "expires_on",
      "resource",
      "id_token_expires_in",
      "profile_info",
      "scope",
      "refresh_token",
      "refresh_token_expires_in",
    ]);
    expect(tokens).toMatchObject({
      expires_in: 3600,
      expires_on: now + 3600,
      resource: clientId,
      scope: `${clientId} offline_access openid`,
    });
    const claims = decodeJwt(String(tokens["access_token"]));
    expect(claims).toMatchObject({
      iss: `${origin}/${getTenantId(provider.world)}/v2.0/`,
      aud: clientId,
      azp: clientId,
      sub: "anna",
      exp: now + 3600,
    });
    expect(claims).not.toHaveProperty("nonce");
    expect(await refresh(tokens)).toHaveProperty("access_token");
  });

  it("without openid requests no id token", async () => {
    const tokens = await redeemCode({ scope: `offline_access ${clientId}` });
    expect(tokens).toHaveProperty("access_token");
    expect(tokens).not.toHaveProperty("id_token");
    expect(tokens).not.toHaveProperty("id_token_expires_in");
  });

  it("in a refresh request adds an access token to a sign-in that had none", async () => {
    const tokens = await redeemCode({});
    expect(tokens).not.toHaveProperty("access_token");
    const refreshed = await refresh(tokens, { scope: `openid offline_access ${clientId}` });
    expect(refreshed).toHaveProperty("access_token");
  });
});
