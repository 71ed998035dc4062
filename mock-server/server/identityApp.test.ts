import { createLocalJWKSet, jwtVerify } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { clientId, getTenantId } from "../services/identity/tenants.ts";
import { issueTokens } from "../services/identity/tokens/issueTokens.ts";
import { signingPrivateKey } from "../services/identity/tokens/signingKey.ts";
import {
  createAuthorizeUrl,
  createTestProvider,
  origin,
  postForm,
  signInAs,
  signInBase,
  type TestProvider,
} from "../testing/identityProvider.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  await provider.app.request(url, { headers });

describe("identity provider discovery", () => {
  const wellKnown = "/v2.0/.well-known/openid-configuration";

  it("lists all endpoints of the policy", async () => {
    const response = await get(`${signInBase}${wellKnown}`, { origin: "http://localhost:5173" });
    const base = `${origin}/de.onmicrosoft.com/b2c_1_signin`;
    expect(response.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    expect(await response.json()).toEqual({
      issuer: `${origin}/${getTenantId(provider.world)}/v2.0/`,
      authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
      token_endpoint: `${base}/oauth2/v2.0/token`,
      end_session_endpoint: `${base}/oauth2/v2.0/logout`,
      jwks_uri: `${base}/discovery/v2.0/keys`,
      response_modes_supported: ["query", "fragment", "form_post"],
      response_types_supported: expect.arrayContaining(["code id_token"]),
      scopes_supported: ["openid"],
      subject_types_supported: ["pairwise"],
      id_token_signing_alg_values_supported: ["RS256"],
    });
  });

  it("serves only the public key, which verifies the tokens, in B2C's shape: with nbf and without alg", async () => {
    const { id_token } = await issueTokens(provider.world, "anna", { origin });
    const text = await (await get(`${signInBase}/discovery/v2.0/keys`)).text();
    expect(text).not.toContain(signingPrivateKey.d);
    const keySet = JSON.parse(text);
    expect(keySet.keys.map(Object.keys)).toEqual([["kid", "nbf", "use", "kty", "e", "n"]]);
    expect(keySet.keys[0]).toMatchObject({ nbf: 1493763266, use: "sig", kty: "RSA" });
    const currentDate = provider.world.clock.now();
    const { payload } = await jwtVerify(id_token, createLocalJWKSet(keySet), {
      audience: clientId,
      currentDate,
    });
    expect(payload.sub).toBe("anna");
  });
});

it.each([
  ["/fr.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/authorize", "de.onmicrosoft.com, se.onmicrosoft.com"],
  ["/de.onmicrosoft.com/B2C_1_other/oauth2/v2.0/authorize", "B2C_1_signin, B2C_1_reset_password"],
  ["/elsewhere", "There is nothing at GET /elsewhere."],
])("the identity provider responds to the unknown URL %s with 404: %s", async (url, list) => {
  const response = await get(url);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    error: "invalid_request",
    error_description: expect.stringContaining(list),
  });
});

describe("identity provider logout", () => {
  const logout = `${signInBase}/oauth2/v2.0/logout`;
  const back = "http://de.localhost:5173/logout";

  it("ends single sign-on", async () => {
    const { response } = await signInAs(provider.app);
    const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const out = await get(`${logout}?post_logout_redirect_uri=${encodeURIComponent(back)}`, { cookie });
    expect(out.headers.get("set-cookie")).toMatch(/^x-ms-cpim-sso=; Max-Age=0; Path=\/de\.onmicrosoft\.com;/);
    expect(provider.world.signIn.sessions.size).toBe(0);
    expect((await get(createAuthorizeUrl(), { cookie })).status).toBe(200);
  });

  it("redirects to the portal with the state", async () => {
    const query = `p=b2c_1_signin&post_logout_redirect_uri=${encodeURIComponent(back)}&state=a%20b`;
    const response = await get(`/de.onmicrosoft.com/oauth2/v2.0/logout?${query}`);
    expect(response.headers.get("location")).toBe(`${back}?state=a+b`);
  });

  // `errors.test.ts` has other URIs that are not registered.
  it.each(["https://evil.example/logout", "http://localhost:5173/authorization", ""])(
    "does not redirect to '%s'",
    async (uri) => {
      const query = new URLSearchParams({ id_token_hint: "x", post_logout_redirect_uri: uri });
      const response = await get(`${logout}?${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
      expect(await response.text()).toContain("AADB2C90006");
    },
  );
});

it("the identity provider rejects a large form (413)", async () => {
  const form = { code: "x".repeat(200_000) };
  const response = await postForm(provider.app, `${signInBase}/oauth2/v2.0/token`, form);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ error: "invalid_request" });
});

it("the identity provider reports unexpected errors as JSON", async () => {
  provider.world.nextId = () => {
    throw new Error("out of ids");
  };
  const response = await get(createAuthorizeUrl({ nonce: null }));
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: "server_error",
    error_description: "AADB2C90048: An unhandled exception has occurred on the server. out of ids",
  });
});
