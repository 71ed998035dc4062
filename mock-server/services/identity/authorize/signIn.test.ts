import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createAuthorizeUrl,
  createTestProvider,
  parseFragment,
  postForm,
  signInAs,
  type TestProvider,
} from "../../../testing/identityProvider.ts";
import { getTenantId } from "../tenants.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const requestUrl = async (url: string) => await provider.app.request(url);

describe("sign-in policy", () => {
  it.each([
    "http://localhost/authorization",
    "http://localhost:5173/authorization",
    "https://se.localhost:1/authorization",
    "http://127.0.0.1:9999/authorization",
  ])("redirects to %s with state and code", async (uri) => {
    const { response } = await signInAs(provider.app, "anna", createAuthorizeUrl({ redirect_uri: uri }));
    expect(response.headers.get("location")?.startsWith(`${uri}#state=s+1&code=`)).toBe(true);
  });

  it("sends state, code and an id token bound to both after the button of a persona", async () => {
    const { code, idToken, response } = await signInAs(provider.app);
    expect(response.status).toBe(302);
    expect([...parseFragment(response).keys()]).toEqual(["state", "code", "id_token"]);
    const now = provider.world.clock.seconds();
    const id = getTenantId(provider.world);
    expect(decodeJwt(idToken)).toEqual({
      exp: now + 3600,
      nbf: now,
      ver: "1.0",
      iss: `http://localhost:4002/${id}/v2.0/`,
      sub: "anna",
      aud: "6d8f1c62-3a0b-4f57-9a5e-2b7c41d0e9f3",
      nonce: "n-1",
      c_hash: createHash("sha256").update(code).digest().subarray(0, 16).toString("base64url"),
      iat: now,
      auth_time: now,
      oid: "anna",
      given_name: "Anna",
      family_name: "Berg",
      name: "Anna Berg",
      emails: ["anna.berg@example.com"],
      tfp: "B2C_1_signin",
    });
  });

  it("signs in with an e-mail address in any case and a password", async () => {
    const fields = { email: " Anna.Berg@EXAMPLE.com", password: "sun-in-the-attic" };
    const parameters = parseFragment(await postForm(provider.app, createAuthorizeUrl(), fields));
    expect(decodeJwt(parameters.get("id_token") ?? "").sub).toBe("anna");
  });

  it("accepts the policy in the query, the tenant's GUID and names in any case", async () => {
    const id = getTenantId(provider.world);
    for (const base of [`/${id}/b2c_1_SIGNIN`, "/DE.onmicrosoft.com/B2C_1_signin"]) {
      expect((await signInAs(provider.app, "anna", createAuthorizeUrl({}, base))).code).not.toBe("");
    }
    const url = createAuthorizeUrl({ p: "b2c_1_signin" }, "/de.onmicrosoft.com");
    const { idToken } = await signInAs(provider.app, "anna", url);
    expect(decodeJwt(idToken)["tfp"]).toBe("B2C_1_signin");
  });

  it.each([
    [
      { email: "anna.berg@example.com", password: "wrong-sesame" },
      "Your password is incorrect.",
      "anna.berg@example.com",
    ],
    [{ email: "who@example.com", password: "wrong-sesame" }, "find this account", "who@example.com"],
    [{ email: '"><script>', password: "x" }, "find this account", "&quot;&gt;&lt;script&gt;"],
    [{ email: "anna.berg@example.com" }, "Enter your email and your password.", "anna.berg@example.com"],
    [{ account: "nobody" }, "find this account", ""],
    [{}, "Enter your email and your password.", ""],
  ])("shows an error on the page for %j", async (fields: Record<string, string>, message, email) => {
    const response = await postForm(provider.app, createAuthorizeUrl(), fields);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(page).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${message}`));
    expect(page).toContain(`type="email" autocomplete="username" value="${email}"`);
    expect(page).not.toContain("wrong-sesame");
    expect(page).toContain("<title>Error: Sign in – Taglys</title>");
  });
});

describe("sign-in page", () => {
  it("lists all personas, escaped, and runs no scripts", async () => {
    const response = await requestUrl(createAuthorizeUrl({ login_hint: "anna.berg@example.com" }));
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('name="account" value="anna"');
    expect(page).toContain("Has one project with an offer.");
    expect(page).toContain("Bo &lt;script&gt;");
    expect(page).toContain('value="anna.berg@example.com"');
    expect(page).not.toContain("<script");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; form-action ");
    expect(policy).toContain("http://*.localhost:* http://127.0.0.1:* https:");
    expect(policy).not.toContain("script-src");
  });

  it("has links that keep the query of the request", async () => {
    const page = await (await requestUrl(createAuthorizeUrl())).text();
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
    const codes = await Promise.all(
      links.map(async (href) => {
        const url = new URL(href, `http://localhost${createAuthorizeUrl()}`);
        const parameters = parseFragment(await requestUrl(url.pathname + url.search));
        expect(parameters.get("state")).toBe("s 1");
        return parameters.get("error_description")?.slice(0, 11);
      }),
    );
    expect(codes).toEqual(["AADB2C90118", "AADB2C90091"]);
  });

  it.each([
    ["de-AT en", "de", "Passwort vergessen?"],
    ["de-CH en", "de-CH", "Passwort vergessen?"],
    ["pl fr-CH", "fr", "Mot de passe oublié ?"],
    ["it", "it", "Password dimenticata?"],
    ["da", "da", "Glemt din adgangskode?"],
    ["nb-NO", "no", "Glemt passordet?"],
    ["no", "no", "Glemt passordet?"],
    ["sv-SE", "sv", "Glömt ditt lösenord?"],
    ["gsw", "de-CH", "Passwort vergessen?"],
    ["__proto__ constructor", "en", "Forgot your password?"],
  ])("is for the ui_locales '%s' in %s", async (locales, lang, text) => {
    const page = await (await requestUrl(createAuthorizeUrl({ ui_locales: locales }))).text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(text);
  });
});
