import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import { tenantId } from "./tenants.ts";
import { refusal, requestTokens, tokenUrl } from "./testTokenRequests.ts";
import {
  authorizeUrl,
  codeForm,
  createTestProvider,
  postForm,
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

describe("redeeming a code", () => {
  it("answers as B2C does, without access token", async () => {
    const { code } = await signInAs(provider.app);
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(5000);
    const { status, body } = await token(codeForm(code));
    const now = provider.world.clock.seconds();
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      "id_token",
      "token_type",
      "not_before",
      "id_token_expires_in",
      "profile_info",
      "scope",
      "refresh_token",
      "refresh_token_expires_in",
    ]);
    expect(body).toMatchObject({
      token_type: "Bearer",
      not_before: now,
      id_token_expires_in: 3600,
      scope: "offline_access openid",
      refresh_token_expires_in: 86_400,
    });
    expect(JSON.parse(Buffer.from(String(body["profile_info"]), "base64url").toString())).toEqual({
      ver: "1.0",
      tid: tenantId(provider.world),
      sub: null,
      name: "Anna Berg",
      preferred_username: null,
      idp: "LocalAccount",
    });
    const claims = decodeJwt(String(body["id_token"]));
    expect(claims).toMatchObject({
      sub: "anna",
      nonce: "n-1",
      tfp: "B2C_1_signin",
      exp: now + 3600,
      auth_time: signedInAt,
    });
    expect(claims).not.toHaveProperty("c_hash");
    expect(String(body["refresh_token"]).split(".")).toHaveLength(5);
  });

  it("prints times as strings where the world asks for it", async () => {
    provider.world.signIn.timesAsStrings = true;
    const { body } = await token(codeForm((await signInAs(provider.app)).code));
    expect(body).toMatchObject({
      not_before: String(provider.world.clock.seconds()),
      id_token_expires_in: "3600",
      refresh_token_expires_in: "86400",
    });
  });

  it("gives no refresh token without offline_access", async () => {
    const { code } = await signInAs(provider.app, "anna", authorizeUrl({ scope: "openid" }));
    const { body } = await token(codeForm(code));
    expect(body["scope"]).toBe("openid");
    expect(body).not.toHaveProperty("refresh_token");
    expect(body).not.toHaveProperty("refresh_token_expires_in");
  });

  it("works in the query style and by the tenant's GUID", async () => {
    for (const url of [
      "/de.onmicrosoft.com/oauth2/v2.0/token?p=b2c_1_signin",
      `/${tenantId(provider.world)}/B2C_1_SIGNIN/oauth2/v2.0/token`,
    ]) {
      const { code } = await signInAs(provider.app);
      expect((await token(codeForm(code), url)).status).toBe(200);
    }
  });

  it("takes a code once, also when it is sent twice at the same time", async () => {
    const { code } = await signInAs(provider.app);
    const both = await Promise.all([token(codeForm(code)), token(codeForm(code))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await token(codeForm(code))).toEqual(refusal("invalid_grant", "AADB2C90129"));
  });

  it("takes a code for ten minutes", async () => {
    const { code } = await signInAs(provider.app);
    const { code: other } = await signInAs(provider.app);
    provider.world.clock.advance(599_000);
    expect((await token(codeForm(code))).status).toBe(200);
    provider.world.clock.advance(1000);
    const late = await token(codeForm(other));
    expect(late).toEqual(refusal("invalid_grant", "AADB2C90080"));
    const now = provider.world.clock.seconds();
    expect(late.body["error_description"]).toContain(
      `Current time: ${now}, Grant issued time: ${now - 600}, Grant sliding window expiration time: ${now}.`,
    );
  });

  it("checks the verifier, and a wrong one does not use the code up", async () => {
    const { code } = await signInAs(provider.app);
    const wrong = "x".repeat(43);
    expect(await token(codeForm(code, { code_verifier: wrong }))).toEqual(
      refusal("invalid_grant", "AADB2C90182"),
    );
    expect(await token(codeForm(code, { code_verifier: "short" }))).toEqual(
      refusal("invalid_grant", "AADB2C90183"),
    );
    expect(await token(codeForm(code, { code_verifier: "" }))).toEqual(
      refusal("invalid_request", "AADB2C90083"),
    );
    expect((await token(codeForm(code))).status).toBe(200);
  });

  it.each([
    [{ redirect_uri: "http://se.localhost:5173/authorization" }, "redirect_uri_mismatch", "AADB2C90006"],
    [{ redirect_uri: "https://evil.example/authorization" }, "redirect_uri_mismatch", "AADB2C90006"],
    [{ redirect_uri: "" }, "invalid_request", "AADB2C90083"],
    [{ client_id: "stranger" }, "unauthorized_client", "AADB2C90018"],
    [{ client_id: "" }, "invalid_request", "AADB2C90083"],
    [{ client_secret: "x" }, "invalid_request", "AADB2C90084"],
    [{ grant_type: "password" }, "unsupported_grant_type", "AADB2C90086"],
    [{ grant_type: "" }, "invalid_request", "AADB2C90083"],
    [{ code: "" }, "invalid_request", "AADB2C90083"],
    [{ code: "garbage" }, "invalid_grant", "AADB2C90090"],
    [{ code: "a.b.c.d.e" }, "invalid_grant", "AADB2C90090"],
  ])("refuses %o", async (change, error, code) => {
    const { code: good } = await signInAs(provider.app);
    expect(await token(codeForm(good, change))).toEqual(refusal(error, code));
  });

  it("refuses a changed code, one of another world, and a refresh token in its place", async () => {
    const { code } = await signInAs(provider.app);
    const [header, key, iv = "", text, tag] = code.split(".");
    const changed = [header, key, (iv.startsWith("A") ? "B" : "A") + iv.slice(1), text, tag].join(".");
    const malformed = refusal("invalid_grant", "AADB2C90090");
    expect(await token(codeForm(changed))).toEqual(malformed);
    expect(await token(codeForm(code), "/se.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token")).toEqual(
      malformed,
    );
    const refreshToken = String((await token(codeForm(code))).body["refresh_token"]);
    expect(await token(codeForm(refreshToken))).toEqual(malformed);
    expect(await token(refreshForm((await signInAs(provider.app)).code))).toEqual(malformed);
  });

  it("refuses a code of another policy", async () => {
    const { code } = await signInAs(provider.app);
    const answer = await token(codeForm(code), `${resetBase}/oauth2/v2.0/token`);
    expect(answer).toEqual(refusal("invalid_grant", "AADB2C90088"));
    expect(answer.body["error_description"]).toContain(
      "Actual Value : B2C_1_reset_password and Expected Value : B2C_1_signin",
    );
  });

  it("refuses the code of an account that is gone", async () => {
    const { code } = await signInAs(provider.app);
    provider.world.accounts = [];
    expect(await token(codeForm(code))).toEqual(refusal("invalid_grant", "AADB2C90128"));
  });
});

describe("the token endpoint", () => {
  it("allows the portal's origins alone", async () => {
    const preflight = async (from: string) =>
      await provider.app.request(tokenUrl, {
        method: "OPTIONS",
        headers: { origin: from, "access-control-request-method": "POST" },
      });
    for (const from of ["http://localhost:5173", "http://de.localhost:5173", "https://127.0.0.1"]) {
      const response = await preflight(from);
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe(from);
      expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    }
    for (const from of ["https://evil.example", "http://localhost.evil.example", "null"]) {
      expect((await preflight(from)).headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("lets the portal read its errors, and nobody keep them", async () => {
    const headers = { origin: "http://de.localhost:5173" };
    const response = await postForm(provider.app, tokenUrl, {}, headers);
    expect(response.status).toBe(400);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://de.localhost:5173");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("takes a posted form alone", async () => {
    const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await provider.app.request(tokenUrl, json)).status).toBe(415);
    expect((await provider.app.request(tokenUrl, { method: "POST" })).status).toBe(415);
    const asked = await provider.app.request(tokenUrl);
    expect(asked.status).toBe(405);
    expect(asked.headers.get("allow")).toBe("POST");
    expect(await asked.json()).toMatchObject({ error: "invalid_request" });
    const large = await postForm(provider.app, tokenUrl, { code: "x".repeat(200_000) });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ error: "invalid_request" });
  });
});
