import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  customFetch,
  None,
  refreshTokenGrant,
  useCodeIdTokenResponseType,
} from "openid-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  challenge,
  createTestProvider,
  postForm,
  redirectUri,
  signInBase,
  startTime,
  verifier,
} from "../../testing/identityProvider.ts";
import { clientId } from "./tenants.ts";

// openid-client uses the machine's clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: startTime });
});
afterEach(() => {
  vi.useRealTimers();
});

it("identity provider passes the checks of openid-client if an access token is added, as in the portal", async () => {
  const { app } = createTestProvider();
  const metadata = await (await app.request(`${signInBase}/v2.0/.well-known/openid-configuration`)).json();
  const client = new Configuration(metadata, clientId, undefined, None());
  allowInsecureRequests(client);
  useCodeIdTokenResponseType(client);
  client[customFetch] = async (url, { method, headers, body }) => {
    const response = await app.request(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body : null,
    });
    if (!url.includes("/token")) return response;
    const tokens = await response.json();
    return Response.json({
      ...tokens,
      access_token: tokens.id_token,
      expires_in: tokens.id_token_expires_in,
    });
  };

  const url = buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: "openid offline_access",
    response_mode: "fragment",
    nonce: "n-1",
    state: "s-1",
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  const returned = await postForm(app, url.href, { account: "anna" });
  const tokens = await authorizationCodeGrant(client, new URL(returned.headers.get("location") ?? ""), {
    pkceCodeVerifier: verifier,
    expectedNonce: "n-1",
    expectedState: "s-1",
  });
  expect(tokens.claims()).toMatchObject({ sub: "anna", tfp: "B2C_1_signin" });
  const refreshed = await refreshTokenGrant(client, tokens.refresh_token ?? "");
  expect(refreshed.claims()?.sub).toBe("anna");
});
