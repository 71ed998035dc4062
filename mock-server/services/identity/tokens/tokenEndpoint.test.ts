import { decodeJwt } from "jose";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createCodeForm,
  createRefreshForm,
  createTestProvider,
  postForm,
  resetBase,
  signInAs,
  type TestProvider,
} from "../../../testing/identityProvider.ts";
import { expectedTokenError, requestTokens, tokenUrl } from "../../../testing/tokenRequests.ts";
import { getTenantId } from "../tenants.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const postToken = (fields: Record<string, string>, url?: string) => requestTokens(provider, fields, url);

describe("POST /token with a code", () => {
  it("responds as B2C does, without an access token", async () => {
    const { code } = await signInAs(provider.app);
    const signedInAt = provider.world.clock.seconds();
    provider.world.clock.advance(5000);
    const { status, body } = await postToken(createCodeForm(code));
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
      tid: getTenantId(provider.world),
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

  it("sends times as strings if the world is configured so", async () => {
    provider.world.signIn.timesAsStrings = true;
    const { body } = await postToken(createCodeForm((await signInAs(provider.app)).code));
    expect(body).toMatchObject({
      not_before: String(provider.world.clock.seconds()),
      id_token_expires_in: "3600",
      refresh_token_expires_in: "86400",
    });
  });

  it("accepts the policy in the query and the tenant's GUID", async () => {
    for (const url of [
      "/de.onmicrosoft.com/oauth2/v2.0/token?p=b2c_1_signin",
      `/${getTenantId(provider.world)}/B2C_1_SIGNIN/oauth2/v2.0/token`,
    ]) {
      const { code } = await signInAs(provider.app);
      expect((await postToken(createCodeForm(code), url)).status).toBe(200);
    }
  });

  it("accepts a code once, even if it is sent twice at the same time (AADB2C90129)", async () => {
    const { code } = await signInAs(provider.app);
    const both = await Promise.all([postToken(createCodeForm(code)), postToken(createCodeForm(code))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await postToken(createCodeForm(code))).toEqual(expectedTokenError("invalid_grant", "AADB2C90129"));
  });

  it("rejects a code after ten minutes (AADB2C90080)", async () => {
    const { code } = await signInAs(provider.app);
    const { code: secondCode } = await signInAs(provider.app);
    provider.world.clock.advance(599_000);
    expect((await postToken(createCodeForm(code))).status).toBe(200);
    provider.world.clock.advance(1000);
    const expired = await postToken(createCodeForm(secondCode));
    expect(expired).toEqual(expectedTokenError("invalid_grant", "AADB2C90080"));
    const now = provider.world.clock.seconds();
    expect(expired.body["error_description"]).toContain(
      `AADB2C90080: The provided grant has expired. Please re-authenticate and try again. Current time: ${now}, Grant issued time: ${now - 600}, Grant expiration time: ${now}\r\n`,
    );
  });

  it("accepts a code after requests with a wrong code verifier", async () => {
    const { code } = await signInAs(provider.app);
    const wrongVerifier = "x".repeat(43);
    expect(await postToken(createCodeForm(code, { code_verifier: wrongVerifier }))).toEqual(
      expectedTokenError("invalid_grant", "AADB2C90182"),
    );
    expect(await postToken(createCodeForm(code, { code_verifier: "short" }))).toEqual(
      expectedTokenError("invalid_grant", "AADB2C90183"),
    );
    expect(await postToken(createCodeForm(code, { code_verifier: "" }))).toEqual(
      expectedTokenError("invalid_request", "AADB2C90083"),
    );
    expect((await postToken(createCodeForm(code))).status).toBe(200);
  });

  it.each([
    [{ redirect_uri: "http://se.localhost:5173/authorization" }, "redirect_uri_mismatch", "AADB2C90006"],
    [{ redirect_uri: "https://evil.example/authorization" }, "redirect_uri_mismatch", "AADB2C90006"],
    [{ redirect_uri: "" }, "invalid_request", "AADB2C90083"],
    [{ client_id: "stranger" }, "unauthorized_client", "AADB2C90018"],
    [{ client_id: "" }, "invalid_request", "AADB2C90083"],
    [{ grant_type: "password" }, "unsupported_grant_type", "AADB2C90086"],
    [{ grant_type: "" }, "invalid_request", "AADB2C90083"],
    [{ code: "" }, "invalid_request", "AADB2C90083"],
    [{ code: "garbage" }, "invalid_grant", "AADB2C90090"],
    [{ code: "a.b.c.d.e" }, "invalid_grant", "AADB2C90090"],
  ])("responds to %j with %s (%s)", async (change, error, code) => {
    const { code: validCode } = await signInAs(provider.app);
    expect(await postToken(createCodeForm(validCode, change))).toEqual(expectedTokenError(error, code));
  });

  it("rejects a manipulated code, a code of another world and a refresh token (AADB2C90090)", async () => {
    const { code } = await signInAs(provider.app);
    const [header, key, iv = "", text, tag] = code.split(".");
    const manipulated = [header, key, (iv.startsWith("A") ? "B" : "A") + iv.slice(1), text, tag].join(".");
    const malformed = expectedTokenError("invalid_grant", "AADB2C90090");
    expect(await postToken(createCodeForm(manipulated))).toEqual(malformed);
    expect(
      await postToken(createCodeForm(code), "/se.onmicrosoft.com/B2C_1_signin/oauth2/v2.0/token"),
    ).toEqual(malformed);
    const refreshToken = String((await postToken(createCodeForm(code))).body["refresh_token"]);
    expect(await postToken(createCodeForm(refreshToken))).toEqual(malformed);
    expect(await postToken(createRefreshForm((await signInAs(provider.app)).code))).toEqual(malformed);
  });

  it("rejects a code of another policy (AADB2C90088)", async () => {
    const { code } = await signInAs(provider.app);
    const response = await postToken(createCodeForm(code), `${resetBase}/oauth2/v2.0/token`);
    expect(response).toEqual(expectedTokenError("invalid_grant", "AADB2C90088"));
    expect(response.body["error_description"]).toContain(
      "Actual Value : B2C_1_reset_password and Expected Value : B2C_1_signin",
    );
  });

  it("rejects a code of a deleted account (AADB2C90128)", async () => {
    const { code } = await signInAs(provider.app);
    provider.world.accounts = [];
    expect(await postToken(createCodeForm(code))).toEqual(expectedTokenError("invalid_grant", "AADB2C90128"));
  });
});

describe("token endpoint", () => {
  it("allows only the portal's origins by CORS", async () => {
    const sendPreflight = async (from: string) =>
      await provider.app.request(tokenUrl, {
        method: "OPTIONS",
        headers: { origin: from, "access-control-request-method": "POST" },
      });
    for (const from of ["http://localhost:5173", "http://de.localhost:5173", "https://127.0.0.1"]) {
      const response = await sendPreflight(from);
      expect(response.status).toBe(204);
      expect(response.headers.get("access-control-allow-origin")).toBe(from);
      expect(response.headers.get("access-control-allow-methods")).toContain("POST");
    }
    for (const from of ["https://evil.example", "http://localhost.evil.example", "null"]) {
      expect((await sendPreflight(from)).headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("sends errors with CORS headers and without caching", async () => {
    const headers = { origin: "http://de.localhost:5173" };
    const response = await postForm(provider.app, tokenUrl, {}, headers);
    expect(response.status).toBe(400);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://de.localhost:5173");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("rejects other content types (415) and large forms (413)", async () => {
    const json = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect((await provider.app.request(tokenUrl, json)).status).toBe(415);
    expect((await provider.app.request(tokenUrl, { method: "POST" })).status).toBe(415);
    const largeResponse = await postForm(provider.app, tokenUrl, { code: "x".repeat(200_000) });
    expect(largeResponse.status).toBe(413);
    expect(await largeResponse.json()).toMatchObject({ error: "invalid_request" });
  });
});
