import { beforeEach, describe, expect, it } from "vitest";
import { createProviderError } from "#rules/providerErrors.ts";
import { identityApp, requestControl } from "#testing/controlApi.ts";
import {
  createAuthorizeUrl,
  createCodeForm,
  createRefreshForm,
  createTestProvider,
  parseFragment,
  postForm,
  redirectUri,
  resetBase,
  signInAs,
  signInBase,
  type TestProvider,
} from "#testing/identityProvider.ts";
import { expectedTokenError, requestTokens, tokenUrl } from "#testing/tokenRequests.ts";
import { createStandingWorld, removeWorlds } from "#testing/worlds.ts";
import { createAccountId } from "#world/createAccountId.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

describe("GET /authorize", () => {
  it.each([
    [{ response_type: null }, "invalid_request", "AADB2C90083"],
    [{ response_type: "id_token token" }, "unauthorized_client", "AADB2C90057"],
    [{ response_type: "code" }, "unsupported_response_type", "AADB2C90013"],
    [{ response_mode: "query" }, "invalid_request", "AADB2C90014"],
    [{ scope: null }, "invalid_request", "AADB2C90010"],
    [{ scope: "openid" }, "invalid_request", "AADB2C90010"],
    [{ scope: "offline_access" }, "invalid_request", "AADB2C90010"],
    [{ nonce: null }, "invalid_request", "AADB2C90083"],
    [{ code_challenge: "short" }, "invalid_request", "AADB2C99059"],
    [{ code_challenge_method: "plain" }, "invalid_request", "AADB2C99059"],
    [{ prompt: "none" }, "invalid_request", "AADB2C90043"],
  ])("redirects to the portal for %j with %s (%s)", async (change, error, code) => {
    const response = await provider.app.request(createAuthorizeUrl(change));
    const parameters = parseFragment(response);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toMatch(`${redirectUri}#error=`);
    expect(parameters.get("error")).toBe(error);
    expect(parameters.get("error_description")).toMatch(`${code}: `);
    expect(parameters.get("state")).toBe("s 1");
  });

  it.each([
    ["forgotten", "AADB2C90118%3a+The+user+has+forgotten+their+password."],
    ["cancelled", "AADB2C90091%3a+The+user+has+cancelled+entering+self-asserted+information."],
  ])("/%s redirects to the portal byte for byte as B2C does", async (path, text) => {
    const url = createAuthorizeUrl({ state: "a b~'é/" }).replace("/authorize?", `/authorize/${path}?`);
    const location = (await provider.app.request(url)).headers.get("location") ?? "";
    const correlationId = /Correlation\+ID%3a\+([0-9a-f-]{36})%0d%0a/.exec(location)?.[1];
    expect(location).toBe(
      `${redirectUri}#error=access_denied&error_description=${text}%0d%0aCorrelation+ID%3a+${correlationId}%0d%0aTimestamp%3a+2021-08-02+10%3a35%3a08Z%0d%0a&state=a+b%7e%27%c3%a9%2f`,
    );
  });

  it.each([
    "https://evil.example/authorization",
    "http://user@localhost/authorization",
    "http://localhost:5173/authorization?next=1",
    "http://localhost:5173/authorization#",
    "javascript:alert(1)//localhost/authorization",
    "",
  ])("does not redirect to '%s' (AADB2C90006)", async (uri) => {
    const url = createAuthorizeUrl({ redirect_uri: uri });
    const cancelled = url.replace("/authorize?", "/authorize/cancelled?");
    for (const response of [
      await provider.app.request(url),
      await provider.app.request(cancelled),
      await postForm(provider.app, url, { account: "anna" }),
    ]) {
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
      const { error, error_description } = await response.json();
      expect(error).toBe("redirect_uri_mismatch");
      expect(error_description).toMatch(/^AADB2C90006: .* http\(s\):\/\/\*\.localhost:\*\/authorization/);
    }
  });

  it("does not redirect for another client (AADB2C90018)", async () => {
    const response = await provider.app.request(createAuthorizeUrl({ client_id: "stranger" }));
    expect(response.status).toBe(400);
    expect((await response.json()).error_description).toMatch("AADB2C90018");
  });
});

describe("POST /token", () => {
  it.each([
    [{ redirect_uri: "http://se.localhost:5173/authorization" }, "redirect_uri_mismatch", "AADB2C90006"],
    [{ client_id: "stranger" }, "unauthorized_client", "AADB2C90018"],
    [{ grant_type: "" }, "invalid_request", "AADB2C90083"],
    [{ grant_type: "password" }, "unsupported_grant_type", "AADB2C90086"],
    [{ code: "" }, "invalid_request", "AADB2C90083"],
    [{ code: "a.b.c.d.e" }, "invalid_grant", "AADB2C90090"],
    [{ code_verifier: "" }, "invalid_request", "AADB2C90083"],
    [{ code_verifier: "x".repeat(43) }, "invalid_grant", "AADB2C90182"],
  ])("rejects a request with %j (%s, %s), and keeps its code valid", async (change, error, code) => {
    const { code: validCode } = await signInAs(provider.app);
    expect(await requestTokens(provider, createCodeForm(validCode, change))).toEqual(
      expectedTokenError(error, code),
    );
    expect((await requestTokens(provider, createCodeForm(validCode))).status).toBe(200);
  });

  const getGrants = async () => {
    const { code } = await signInAs(provider.app);
    const { body } = await requestTokens(provider, createCodeForm((await signInAs(provider.app)).code));
    return { code, refreshToken: String(body["refresh_token"]) };
  };

  it("rejects grants of another policy (AADB2C90088) and of a deleted account (AADB2C90128)", async () => {
    const { code, refreshToken } = await getGrants();
    for (const form of [createCodeForm(code), createRefreshForm(refreshToken)]) {
      const response = await requestTokens(provider, form, `${resetBase}/oauth2/v2.0/token`);
      expect(response).toEqual(expectedTokenError("invalid_grant", "AADB2C90088"));
      expect(response.body["error_description"]).toMatch(
        "Actual Value : B2C_1_reset_password and Expected Value : B2C_1_signin",
      );
    }
    provider.world.accounts = [];
    for (const form of [createCodeForm(code), createRefreshForm(refreshToken)]) {
      expect(await requestTokens(provider, form)).toEqual(expectedTokenError("invalid_grant", "AADB2C90128"));
    }
  });

  it("rejects grants of another world and of the other kind (AADB2C90090)", async () => {
    const { code, refreshToken } = await getGrants();
    for (const [form, url] of [
      [createCodeForm(code), tokenUrl.replace("de.", "se.")],
      [createCodeForm(refreshToken), tokenUrl],
      [createRefreshForm(code), tokenUrl],
    ] as const) {
      const response = await requestTokens(provider, form, url);
      expect(response).toEqual(expectedTokenError("invalid_grant", "AADB2C90090"));
    }
  });
});

describe("provider fault", () => {
  beforeEach(() => {
    removeWorlds();
    createStandingWorld("DE");
  });

  const authorizeUrl = createAuthorizeUrl({}, signInBase);
  const addFault = async (operation: string, effect: object, calls = 1) => {
    const response = await requestControl("POST", "/worlds/de/faults", { operation, calls, effect });
    expect(response.status).toBe(201);
  };

  it("applies to the authorize endpoint for its number of calls", async () => {
    const { error, text } = createProviderError("AADB2C90118");
    await addFault("authorize", { kind: "provider", code: "AADB2C90118" }, 2);
    for (const response of [
      await identityApp.request(authorizeUrl),
      await postForm(identityApp, authorizeUrl, { account: createAccountId("anna") }),
    ]) {
      const parameters = parseFragment(response);
      expect(parameters.get("error")).toBe(error);
      expect(parameters.get("error_description")).toMatch(`AADB2C90118: ${text}\r\n`);
      expect(parameters.get("state")).toBe("s 1");
    }
    expect((await signInAs(identityApp, createAccountId("anna"), authorizeUrl)).code).not.toBe("");
  });

  it.each([
    [{ kind: "provider", code: "AADB2C90085" }, 400, /"invalid_grant".*AADB2C90085: /],
    [{ kind: "status", status: 429 }, 429, /^$/],
  ])("%j is temporary, readable for the portal, and keeps the code valid", async (effect, status, body) => {
    const headers = { origin: "http://de.localhost:5173" };
    const { code } = await signInAs(identityApp, createAccountId("anna"), authorizeUrl);
    await addFault("token", effect);
    const response = await postForm(identityApp, tokenUrl, createCodeForm(code), headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe(headers.origin);
    expect(await response.text()).toMatch(body);
    expect((await postForm(identityApp, tokenUrl, createCodeForm(code))).status).toBe(200);
  });
});
