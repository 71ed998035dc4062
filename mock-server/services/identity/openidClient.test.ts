import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  customFetch,
  discovery,
  None,
  refreshTokenGrant,
  useCodeIdTokenResponseType,
} from "openid-client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  challenge,
  createTestProvider,
  origin,
  postForm,
  redirectUri,
  startTime,
  verifier,
} from "#testing/identityProvider.ts";
import { clientId, policies } from "./tenants.ts";

// openid-client uses the machine's clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: startTime });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ["sign-in", policies.signIn, { account: "anna" }],
  [
    "reset",
    policies.resetPassword,
    { email: "anna.berg@example.com", password: "a-new-secret", repeated: "a-new-secret" },
  ],
])(
  "openid-client passes the %s policy from discovery to logout if an access token is added, as in the portal",
  async (_, policy, form: Record<string, string>) => {
    const { app } = createTestProvider();
    const url = new URL(`${origin}/de.onmicrosoft.com/${policy}/v2.0/.well-known/openid-configuration`);
    const client = await discovery(url, clientId, undefined, None(), {
      execute: [allowInsecureRequests],
      [customFetch]: async (endpoint, { method, headers, body }) => {
        const response = await app.request(endpoint, {
          method,
          headers,
          body: body instanceof URLSearchParams ? body : null,
        });
        if (method !== "POST") return response;
        const tokens = await response.json();
        expect(tokens).not.toHaveProperty("access_token");
        return Response.json({ ...tokens, access_token: tokens.id_token });
      },
    });
    useCodeIdTokenResponseType(client);

    const authorizationUrl = buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: "openid offline_access",
      response_mode: "fragment",
      nonce: "n-1",
      state: "s-1",
      code_challenge: challenge,
      code_challenge_method: "S256",
    });
    const returned = await postForm(app, authorizationUrl.href, form);
    const tokens = await authorizationCodeGrant(client, new URL(returned.headers.get("location") ?? ""), {
      pkceCodeVerifier: verifier,
      expectedNonce: "n-1",
      expectedState: "s-1",
    });
    expect(tokens.claims()).toMatchObject({ sub: "anna", tfp: policy });

    const refreshed = await refreshTokenGrant(client, tokens.refresh_token ?? "");
    expect(refreshed.claims()?.sub).toBe("anna");

    const logoutPage = "http://de.localhost:5173/logout";
    const logoutUrl = buildEndSessionUrl(client, {
      post_logout_redirect_uri: logoutPage,
      id_token_hint: refreshed.id_token ?? "",
    });
    expect((await app.request(logoutUrl)).headers.get("location")).toBe(logoutPage);
  },
);
