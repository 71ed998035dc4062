import { beforeEach, describe, expect, it } from "vitest";
import {
  authorizeUrl,
  createTestProvider,
  fragmentOf,
  postForm,
  redirectUri,
  type TestProvider,
} from "./testWorld.ts";

let provider: TestProvider;
beforeEach(() => {
  provider = createTestProvider();
});

const get = async (url: string, cookie = "") => await provider.app.request(url, { headers: { cookie } });

describe("a request that must not be sent back", () => {
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
  ])("refuses the redirect URI %s on a page", async (uri) => {
    const response = await get(authorizeUrl({ redirect_uri: uri }));
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).toContain("AADB2C90006");
    expect(page).toContain("redirect_uri_mismatch");
    expect(page).toContain("http(s)://*.localhost/authorization");
  });

  it("escapes what it repeats", async () => {
    const page = await (await get(authorizeUrl({ redirect_uri: "<script>alert(1)</script>" }))).text();
    expect(page).not.toContain("<script>");
  });

  it.each([
    [{ client_id: "00000000-0000-0000-0000-000000000000" }, "AADB2C90018"],
    [{ client_id: null }, "AADB2C90008"],
  ])("refuses the client of %o on a page", async (change, code) => {
    const response = await get(authorizeUrl(change));
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain(code);
  });

  it("refuses in the same way when the page is posted", async () => {
    const response = await postForm(
      provider.app,
      authorizeUrl({ redirect_uri: "https://evil.example/authorization" }),
      { account: "anna" },
    );
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
  });
});

describe("a request that is sent back with an error", () => {
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
    [{ scope: "offline_access" }, "invalid_request", "AADB2C90110"],
    [{ prompt: "maybe" }, "invalid_request", "AADB2C90043"],
    [{ prompt: "none" }, "interaction_required", "AADB2C90077"],
  ])("%o gives %s %s", async (change, error, code) => {
    const response = await get(authorizeUrl(change));
    const answer = fragmentOf(response);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")?.startsWith(`${redirectUri}#error=`)).toBe(true);
    expect(answer.get("error")).toBe(error);
    expect(answer.get("error_description")).toContain(`${code}: `);
    expect(answer.get("state")).toBe("s 1");
  });

  it("writes the fragment byte for byte as B2C does", async () => {
    const url = authorizeUrl({ state: "a b~'é/" }).replace("/authorize?", "/authorize/forgotten?");
    const location = (await get(url)).headers.get("location") ?? "";
    const correlationId = /Correlation\+ID%3a\+([0-9a-f-]{36})%0d%0a/.exec(location)?.[1];
    expect(location).toBe(
      `${redirectUri}#error=access_denied&error_description=AADB2C90118%3a+The+user+has+forgotten+their+password.%0d%0aCorrelation+ID%3a+${correlationId}%0d%0aTimestamp%3a+2021-08-02+10%3a35%3a08Z%0d%0a&state=a+b%7e%27%c3%a9%2f`,
    );
  });

  it("counts the same correlation ids in every run, and never one twice", async () => {
    const first = (await get(authorizeUrl({ nonce: null }))).headers.get("location");
    const second = (await get(authorizeUrl({ nonce: null }))).headers.get("location");
    provider = createTestProvider();
    expect((await get(authorizeUrl({ nonce: null }))).headers.get("location")).toBe(first);
    expect(second).not.toBe(first);
  });

  it("answers in the query where a code alone is asked for", async () => {
    const url = authorizeUrl({ response_type: "code", response_mode: null, nonce: null, state: null });
    const location = (await get(url)).headers.get("location") ?? "";
    expect(location.startsWith(`${redirectUri}?error=invalid_request&error_description=AADB2C90083`)).toBe(
      true,
    );
    expect(location).not.toContain("state=");
  });

  it("cancelling tells the portal so", async () => {
    const response = await get(authorizeUrl().replace("/authorize?", "/authorize/cancelled?"));
    expect(fragmentOf(response).get("error")).toBe("access_denied");
    expect(fragmentOf(response).get("error_description")).toContain(
      "AADB2C90091: The user has cancelled entering self-asserted information.\r\nCorrelation ID: ",
    );
  });
});
