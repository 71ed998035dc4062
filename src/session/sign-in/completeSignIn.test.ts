import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createCallbackUrl,
  createErrorCallbackUrl,
  createIdToken,
  setClock,
  signInSettings,
  signInTime,
  tokenPath,
} from "#testing/identity/fakeIdentityProvider.ts";
import { redirectToProvider } from "#testing/identity/loadSessionPage.ts";
import { startTestSignIn } from "#testing/identity/startTestSignIn.ts";
import { urls } from "#testing/samples/urls.ts";

beforeEach(() => setClock());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const incomplete = { kind: "signInIncomplete", message: "'Code' parameter is not provided" };
const foreign = {
  kind: "signInForeign",
  message: "The state does not match a sign-in attempt of this browser.",
};

describe("completeSignIn: return with a code", () => {
  it("exchanges the code by a form POST with the verifier", { tags: ["R4.6", "R7.62"] }, async () => {
    const { complete, returnUrl, getRequests } = await startTestSignIn();
    const verifier = localStorage.getItem("ad_codeVerifier");
    await complete(returnUrl);
    const [call] = getRequests(tokenPath);
    expect(call?.method).toBe("POST");
    expect(call?.headers.get("content-type")).toMatch("application/x-www-form-urlencoded");
    expect(Object.fromEntries(new URLSearchParams(String(call?.body)))).toEqual({
      grant_type: "authorization_code",
      client_id: "portal",
      redirect_uri: "http://localhost:3000/authorization",
      code: "code-1",
      code_verifier: verifier,
    });
  });

  it("stores the token response and removes the secrets of all attempts of the tab", {
    tags: ["R9.9"],
  }, async () => {
    await redirectToProvider(urls.invitation);
    const { complete, returnUrl, tokens } = await startTestSignIn();
    expect(await complete(returnUrl)).toMatchObject({ kind: "signedIn" });
    expect({ ...sessionStorage }).toEqual({});
    expect({ ...localStorage }).toEqual({
      ad_idToken: tokens.id_token,
      ad_idTokenExpiresAt: String(signInTime + 3600),
      ad_refreshToken: "rotated-refresh-token",
      ad_refreshTokenExpiresAt: String(signInTime + 86_400),
      ad_profileInfo: "profile",
      ad_notBefore: String(signInTime),
    });
  });

  it("returns the stored back URL once", async () => {
    const { complete, returnUrl } = await startTestSignIn({ backUrl: "/project/7?tab=files#latest" });
    expect(await complete(returnUrl)).toEqual({ kind: "signedIn", backUrl: "/project/7?tab=files#latest" });
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
  });

  it("returns no back URL if the stored one was tampered with", async () => {
    const { complete, returnUrl } = await startTestSignIn();
    localStorage.setItem("ad_backUrl", "//evil.example/");
    expect(await complete(returnUrl)).toEqual({ kind: "signedIn", backUrl: undefined });
  });

  it("reports a signed-in visitor if the return URL is used again", async () => {
    const { complete, returnUrl, getRequests, tokens } = await startTestSignIn();
    await complete(returnUrl);
    expect(await complete(returnUrl)).toEqual({ kind: "alreadySignedIn" });
    expect(getRequests(tokenPath)).toHaveLength(1);
    expect(localStorage.getItem("ad_idToken")).toBe(tokens.id_token);
  });

  it.each([
    ["are gone", () => localStorage.clear()],
    ["have expired", () => setClock(86_400)],
  ])(
    "rejects with SIGN_IN_USED if the return URL is used again after the tokens %s",
    async (_, loseTokens) => {
      const { complete, returnUrl, getRequests } = await startTestSignIn();
      await complete(returnUrl);
      loseTokens();
      await expect(complete(returnUrl)).rejects.toMatchObject({
        kind: "signInUsed",
        message: "The sign-in attempt was completed or abandoned before.",
      });
      expect(getRequests(tokenPath)).toHaveLength(1);
    },
  );

  it("reports a signed-in visitor if there is no response in the URL, until the tokens expire", async () => {
    const { complete, returnUrl } = await startTestSignIn();
    await complete(returnUrl);
    expect(await complete(new URL("/authorization", location.origin))).toEqual({ kind: "alreadySignedIn" });
    setClock(86_400);
    await expect(complete(new URL("/authorization", location.origin))).rejects.toMatchObject(incomplete);
  });

  const replaceIdToken = async (attempt: URL, change: (header: string, payload: string) => string) => {
    const returnUrl = await createCallbackUrl(attempt);
    const response = new URLSearchParams(returnUrl.hash.slice(1));
    const [header = "", payload = ""] = response.get("id_token")?.split(".") ?? [];
    response.set("id_token", change(header, payload));
    returnUrl.hash = String(response);
    return returnUrl;
  };
  const unsigned = btoa('{"alg":"none"}').replaceAll("=", "");

  it.each<[string, (attempt: URL) => Promise<URL>]>([
    ["with the nonce of another attempt", (attempt) => createCallbackUrl(attempt, { nonce: "another" })],
    ["with the hash of another code", (attempt) => createCallbackUrl(attempt, { c_hash: "another" })],
    ["of another client", (attempt) => createCallbackUrl(attempt, { aud: "another" })],
    ["of another issuer", (attempt) => createCallbackUrl(attempt, { iss: "https://another.example" })],
    [
      "with the signature of another token",
      async (attempt) => {
        const signature = (await createIdToken()).split(".")[2];
        return replaceIdToken(attempt, (header, payload) => `${header}.${payload}.${signature}`);
      },
    ],
    [
      "without a signature",
      (attempt) => replaceIdToken(attempt, (_header, payload) => `${unsigned}.${payload}.`),
    ],
  ])("rejects an id token %s before it sends the code", async (_, createUrl) => {
    const { complete, attempt, getRequests } = await startTestSignIn();
    await expect(complete(await createUrl(attempt))).rejects.toMatchObject({ kind: "signInRefused" });
    expect(getRequests(tokenPath)).toEqual([]);
    expect(localStorage.getItem("ad_idToken")).toBeNull();
  });

  it.each([
    ["another", "forged"],
    ["an empty", ""],
  ])("rejects %s state with SIGN_IN_FOREIGN and keeps the attempt", async (_, state) => {
    const { complete, returnUrl, requests } = await startTestSignIn();
    const forgedUrl = new URL(returnUrl.href.replace(/state=[^&]*/, `state=${state}`));
    await expect(complete(forgedUrl)).rejects.toMatchObject(foreign);
    expect(requests).toEqual([]);
    expect(await complete(returnUrl)).toMatchObject({ kind: "signedIn" });
  });

  it("rejects with SIGN_IN_INCOMPLETE if the code is missing", { tags: ["R5.5"] }, async () => {
    const { complete, returnUrl } = await startTestSignIn();
    const urlWithoutCode = new URL(returnUrl.href.replace(/code=[^&]*&/, ""));
    await expect(complete(urlWithoutCode)).rejects.toMatchObject(incomplete);
  });
});

describe("completeSignIn: return with an error", () => {
  const forgotPassword = "AADB2C90118: The user has forgotten their password.\r\nCorrelation ID: 1\r\n";

  it("redirects to the reset policy after AADB2C90118", { tags: ["R4.7", "R8.7"] }, async () => {
    const { attempt, complete, visits } = await redirectToProvider("/faq");
    void complete(createErrorCallbackUrl(attempt, forgotPassword));
    const [visit] = await visits();
    expect(visit.pathname).toBe(`/tenant/${signInSettings.policyIds.resetPassword}/oauth2/v2.0/authorize`);
    expect(visit.searchParams.get("state")).toBe(localStorage.getItem("ad_state"));
    expect(visit.searchParams.get("state")).not.toBe(attempt.searchParams.get("state"));
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
  });

  it("redirects to the sign-in policy after the reset and keeps the back URL", {
    tags: ["R4.7"],
  }, async () => {
    const { attempt, complete, visits, getRequests } = await startTestSignIn({ backUrl: "/faq" });
    void complete(
      await createCallbackUrl(attempt, { tfp: signInSettings.policyIds.resetPassword.toUpperCase() }),
    );
    const [visit] = await visits();
    expect(visit.pathname).toBe(`/tenant/${signInSettings.policyIds.signIn}/oauth2/v2.0/authorize`);
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
    expect(getRequests(tokenPath)).toEqual([]);
  });

  it("reports a cancelled sign-in after AADB2C90091 and removes the back URL", async () => {
    const { attempt, complete } = await redirectToProvider("/faq");
    const description = "AADB2C90091: The user has cancelled entering self-asserted information.";
    expect(await complete(createErrorCallbackUrl(attempt, description))).toEqual({ kind: "cancelled" });
    expect({ ...localStorage }).toEqual({});
  });

  it.each([
    ["the fragment", (response: string) => `#${response}`],
    ["the query", (response: string) => `?${response}`],
    ["the query, with an empty fragment", (response: string) => `?${response}#`],
    ["the query, with a fragment of something else", (response: string) => `?${response}#top`],
  ])("reads an error in %s", async (_, format) => {
    const readError = async (description: string) => {
      const { attempt, complete } = await redirectToProvider();
      const response = createErrorCallbackUrl(attempt, description).hash.slice(1);
      return complete(new URL(`/authorization${format(response)}`, location.origin));
    };
    expect(await readError("AADB2C90091: Cancelled.")).toEqual({ kind: "cancelled" });
    await expect(readError("AADB2C90037: An error occurred.\r\nCorrelation ID: 1")).rejects.toMatchObject({
      kind: "signInRefused",
      message: "AADB2C90037: An error occurred.",
    });
  });

  it("reads the fragment if it has a code, and ignores the query", async () => {
    const { complete, returnUrl } = await startTestSignIn();
    returnUrl.search = "error=access_denied&state=forged";
    expect(await complete(returnUrl)).toMatchObject({ kind: "signedIn" });
  });

  it("does not read a code in the query", async () => {
    const { complete, returnUrl, requests } = await startTestSignIn();
    const urlWithQuery = new URL(returnUrl.href.replace("#", "?"));
    await expect(complete(urlWithQuery)).rejects.toMatchObject(incomplete);
    expect(requests).toEqual([]);
  });

  it("rejects an error with another state with SIGN_IN_FOREIGN", async () => {
    const { attempt, complete } = await redirectToProvider();
    attempt.searchParams.set("state", "forged");
    await expect(complete(createErrorCallbackUrl(attempt, forgotPassword))).rejects.toMatchObject(foreign);
  });
});
