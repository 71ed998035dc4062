import { beforeEach, describe, expect, it } from "vitest";
import {
  createAuthorizeUrl,
  createTestProvider,
  parseFragment,
  postForm,
  redirectUri,
  type TestProvider,
} from "../../../testing/identityProvider.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const requestUrl = async (url: string, cookie = "") =>
  await provider.app.request(url, { headers: { cookie } });

describe("authorization request with an unknown client or redirect URI", () => {
  it.each([
    "https://evil.example/authorization",
    "http://localhost.evil.example/authorization",
    "http://evil-localhost/authorization",
    "http://localhost@evil.example/authorization",
    "http://user@localhost/authorization",
    "http://localhost:5173/authorization/",
    "http://localhost:5173/authorization?next=1",
    "http://localhost:5173/authorization#",
    "http://localhost:5173/authorization/../logout",
    "http://localhost:5173/",
    "http:/\\evil.example/authorization",
    "//localhost/authorization",
    "javascript:alert(1)//localhost/authorization",
    "custom://localhost/authorization",
    "http://10.0.0.1/authorization",
    "",
  ])("shows an error page for the redirect URI '%s' (AADB2C90006)", async (uri) => {
    const response = await requestUrl(createAuthorizeUrl({ redirect_uri: uri }));
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).toContain("AADB2C90006");
    expect(page).toContain("redirect_uri_mismatch");
    expect(page).toContain("http(s)://*.localhost/authorization");
  });

  it("escapes the redirect URI on the error page", async () => {
    const page = await (
      await requestUrl(createAuthorizeUrl({ redirect_uri: "<script>alert(1)</script>" }))
    ).text();
    expect(page).not.toContain("<script>");
  });

  it.each([
    [{ client_id: "00000000-0000-0000-0000-000000000000" }, "AADB2C90018"],
    [{ client_id: null }, "AADB2C90008"],
  ])("shows an error page for the client of %j (%s)", async (change, code) => {
    const response = await requestUrl(createAuthorizeUrl(change));
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain(code);
  });

  it("shows an error page to POST too", async () => {
    const response = await postForm(
      provider.app,
      createAuthorizeUrl({ redirect_uri: "https://evil.example/authorization" }),
      { account: "anna" },
    );
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
  });
});

describe("authorization request with an invalid parameter", () => {
  it.each([
    [{ code_challenge: null }, "invalid_request", "AADB2C99059"],
    [{ code_challenge: "short" }, "invalid_request", "AADB2C99059"],
    [{ code_challenge_method: null }, "invalid_request", "AADB2C90184"],
    [{ code_challenge_method: "plain" }, "invalid_request", "AADB2C90184"],
    [{ nonce: null }, "invalid_request", "AADB2C90083"],
    [{ response_type: null }, "invalid_request", "AADB2C90083"],
    [{ response_type: "id_token token" }, "unauthorized_client", "AADB2C90057"],
    [{ response_type: "id_token" }, "unauthorized_client", "AADB2C90057"],
    [{ response_type: "code id_token token" }, "unauthorized_client", "AADB2C90057"],
    [{ response_type: "magic" }, "unsupported_response_type", "AADB2C90013"],
    [{ response_mode: "query" }, "invalid_request", "AADB2C90014"],
    [{ response_mode: "smoke" }, "invalid_request", "AADB2C90014"],
    [{ scope: null }, "invalid_request", "AADB2C90010"],
    [{ scope: "offline_access" }, "invalid_request", "AADB2C90010"],
    [{ scope: "openid" }, "invalid_request", "AADB2C90010"],
    [{ prompt: "maybe" }, "invalid_request", "AADB2C90043"],
    [{ prompt: "none" }, "interaction_required", "AADB2C90077"],
  ])("redirects to the portal for %j with %s (%s)", async (change, error, code) => {
    const response = await requestUrl(createAuthorizeUrl(change));
    const parameters = parseFragment(response);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")?.startsWith(`${redirectUri}#error=`)).toBe(true);
    expect(parameters.get("error")).toBe(error);
    expect(parameters.get("error_description")).toContain(`${code}: `);
    expect(parameters.get("state")).toBe("s 1");
  });

  it("encodes the fragment byte for byte as B2C does", async () => {
    const url = createAuthorizeUrl({ state: "a b~'é/" }).replace("/authorize?", "/authorize/forgotten?");
    const location = (await requestUrl(url)).headers.get("location") ?? "";
    const correlationId = /Correlation\+ID%3a\+([0-9a-f-]{36})%0d%0a/.exec(location)?.[1];
    expect(location).toBe(
      `${redirectUri}#error=access_denied&error_description=AADB2C90118%3a+The+user+has+forgotten+their+password.%0d%0aCorrelation+ID%3a+${correlationId}%0d%0aTimestamp%3a+2021-08-02+10%3a35%3a08Z%0d%0a&state=a+b%7e%27%c3%a9%2f`,
    );
  });

  it("creates the same unique correlation ids in every run", async () => {
    const first = (await requestUrl(createAuthorizeUrl({ nonce: null }))).headers.get("location");
    const second = (await requestUrl(createAuthorizeUrl({ nonce: null }))).headers.get("location");
    provider = createTestProvider();
    expect((await requestUrl(createAuthorizeUrl({ nonce: null }))).headers.get("location")).toBe(first);
    expect(second).not.toBe(first);
  });

  it("sends the error in the query for the response type code", async () => {
    const url = createAuthorizeUrl({ response_type: "code", response_mode: null, prompt: "x", state: null });
    const location = (await requestUrl(url)).headers.get("location") ?? "";
    expect(location.startsWith(`${redirectUri}?error=invalid_request&error_description=AADB2C90043`)).toBe(
      true,
    );
    expect(location).not.toContain("state=");
  });

  it("quotes the prompt in the error for a missing session as B2C does (AADB2C90077)", async () => {
    const parameters = parseFragment(await requestUrl(createAuthorizeUrl({ prompt: "none" })));
    expect(parameters.get("error_description")).toMatch(
      /^AADB2C90077: User does not have an existing session and request prompt parameter has a value of 'None'\.\r\n/,
    );
  });

  it("sends access_denied after cancellation (AADB2C90091)", async () => {
    const response = await requestUrl(createAuthorizeUrl().replace("/authorize?", "/authorize/cancelled?"));
    expect(parseFragment(response).get("error")).toBe("access_denied");
    expect(parseFragment(response).get("error_description")).toContain(
      "AADB2C90091: The user has cancelled entering self-asserted information.\r\nCorrelation ID: ",
    );
  });
});
