import { createHash } from "node:crypto";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createAuthorizeUrl,
  createTestProvider,
  parseFragment,
  postForm,
  resetBase,
  signInAs,
  type TestProvider,
} from "#testing/identityProvider.ts";
import { getTenantId } from "../tenants.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const email = "anna.berg@example.com";
const password = "sun-in-the-attic";

const requestUrl = async (url: string, cookie = "") =>
  await provider.app.request(url, { headers: { cookie } });

/** Expects the page with an alert at the top and without the password. */
async function expectAlert(response: Response, message: string): Promise<string> {
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(page).toMatch(new RegExp(`role="alert"[^>]*>[^<]*${message}`));
  expect(page).toContain("<title>Error: ");
  expect(page).not.toContain("wrong-sesame");
  return page;
}

describe("sign-in policy", () => {
  it("sends state, code and an id token bound to both after the button of a persona", async () => {
    const redirectUri = "https://se.localhost:1/authorization";
    const url = createAuthorizeUrl({ redirect_uri: redirectUri });
    const { code, idToken, response } = await signInAs(provider.app, "anna", url);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(`${redirectUri}#state=s+1&code=`);
    expect([...parseFragment(response).keys()]).toEqual(["state", "code", "id_token"]);
    const now = provider.world.clock.seconds();
    expect(decodeJwt(idToken)).toEqual({
      exp: now + 3600,
      nbf: now,
      ver: "1.0",
      iss: `http://localhost:4002/${getTenantId(provider.world)}/v2.0/`,
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
      emails: [email],
      tfp: "B2C_1_signin",
    });
  });

  it("signs in with an e-mail address in any case and a password", async () => {
    const fields = { email: " Anna.Berg@EXAMPLE.com", password };
    const parameters = parseFragment(await postForm(provider.app, createAuthorizeUrl(), fields));
    expect(decodeJwt(parameters.get("id_token") ?? "").sub).toBe("anna");
  });

  it("accepts the policy in the query, the tenant's GUID and names in any case", async () => {
    for (const url of [
      createAuthorizeUrl({ p: "b2c_1_signin" }, "/de.onmicrosoft.com"),
      createAuthorizeUrl({}, `/${getTenantId(provider.world)}/B2C_1_signin`),
      createAuthorizeUrl({}, "/DE.onmicrosoft.com/b2c_1_SIGNIN"),
    ]) {
      const { idToken } = await signInAs(provider.app, "anna", url);
      expect(decodeJwt(idToken)["tfp"]).toBe("B2C_1_signin");
    }
  });

  it.each([
    [{ email, password: "wrong-sesame" }, "Your password is incorrect.", email],
    [{ email: '"><script>', password: "wrong-sesame" }, "find this account", "&quot;&gt;&lt;script&gt;"],
    [{ email }, "Enter your email and your password.", email],
    [{ account: "nobody" }, "find this account", ""],
  ])("shows an error on the page for %j", async (fields: Record<string, string>, message, value) => {
    const page = await expectAlert(await postForm(provider.app, createAuthorizeUrl(), fields), message);
    expect(page).toContain(`type="email" autocomplete="username" value="${value}"`);
  });

  it("lists all personas, escaped, on a page that runs no scripts", async () => {
    const response = await requestUrl(createAuthorizeUrl());
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('name="account" value="anna"');
    expect(page).toContain("Bo &lt;script&gt;");
    expect(page).not.toContain("<script");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; ");
    // Without this source, Chromium would block the redirect to the portal after a posted form.
    expect(policy).toContain("http://*.localhost:* http://127.0.0.1:* https:");
  });
});

describe("reset policy", () => {
  const url = createAuthorizeUrl({}, resetBase);
  const newPassword = "wrong-sesame-no-more";

  it("changes the password, sends a code of the policy and does not start single sign-on", async () => {
    const fields = { email, password: newPassword, repeated: newPassword };
    const response = await postForm(provider.app, url, fields);
    const { sub, tfp } = decodeJwt(parseFragment(response).get("id_token") ?? "");
    expect([sub, tfp]).toEqual(["anna", "B2C_1_reset_password"]);
    expect(response.headers.get("set-cookie")).toBeNull();
    const signIn = async (attempt: string) =>
      await postForm(provider.app, createAuthorizeUrl(), { email, password: attempt });
    expect((await signIn(newPassword)).status).toBe(302);
    expect((await signIn(password)).status).toBe(200);
  });

  it.each([
    [{ email, password: "1234567", repeated: "1234567" }, "at least 8 characters"],
    [{ email, password: newPassword, repeated: "another-secret" }, "differ"],
    [{ email: "who@example.com", password: newPassword, repeated: newPassword }, "find this account"],
  ])("shows an error on the page for %j", async (fields, message) => {
    await expectAlert(await postForm(provider.app, url, fields), message);
    expect(provider.world.accounts[0]?.password).toBe(password);
  });
});

describe("single sign-on", () => {
  const getCookie = (response: Response) => response.headers.get("set-cookie") ?? "";
  const signIn = async () => getCookie((await signInAs(provider.app)).response).split(";")[0];

  it("redirects the next request without a page, with the time of the sign-in", async () => {
    const cookie = await signIn();
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(60_000);
    const parameters = parseFragment(await requestUrl(createAuthorizeUrl(), cookie));
    const claims = decodeJwt(parameters.get("id_token") ?? "");
    expect(claims).toMatchObject({ sub: "anna", auth_time: signedInAt });
  });

  it("does not apply to prompt=login, the reset policy, other tenants and an unknown cookie", async () => {
    const cookie = await signIn();
    for (const response of [
      await requestUrl(createAuthorizeUrl({ prompt: "login" }), cookie),
      await requestUrl(createAuthorizeUrl({}, resetBase), cookie),
      await requestUrl(createAuthorizeUrl({}, "/se.onmicrosoft.com/B2C_1_signin"), cookie),
      await requestUrl(createAuthorizeUrl(), "x-ms-cpim-sso=stranger"),
    ]) {
      expect(response.status).toBe(200);
    }
  });

  it("ends after a day and with the account", async () => {
    const cookie = await signIn();
    provider.world.clock.advance(86_399_000);
    expect((await requestUrl(createAuthorizeUrl(), cookie)).status).toBe(302);
    provider.world.clock.advance(1000);
    expect((await requestUrl(createAuthorizeUrl(), cookie)).status).toBe(200);
    const second = await signIn();
    provider.world.accounts = [];
    expect((await requestUrl(createAuthorizeUrl(), second)).status).toBe(200);
  });
});
