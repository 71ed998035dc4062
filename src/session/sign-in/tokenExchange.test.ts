import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setClock, signInSettings, signInTime, tokenPath } from "#testing/identity/fakeIdentityProvider.ts";
import { startTestSignIn } from "#testing/identity/startTestSignIn.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";

const minute = 60;
const day = 86_400;

beforeEach(() => setClock());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The claims that a provider writes at the moment of the sign-in. */
const timeClaims = { nbf: signInTime, iat: signInTime, exp: signInTime + 3600 };

describe("completeSignIn with a wrong clock of the visitor", () => {
  it.each([
    ["40 seconds slow", -40],
    ["3 hours slow", -180 * minute],
    ["a day slow", -day],
    ["10 minutes fast", 10 * minute],
    ["a day fast", day],
  ])("signs in with a clock that is %s, and stores expiry times by that clock", async (_, seconds) => {
    setClock(seconds);
    const { complete, returnUrl, tokens } = await startTestSignIn({ claims: timeClaims });
    expect(await complete(returnUrl)).toMatchObject({ kind: "signedIn" });
    expect(localStorage.getItem("ad_idToken")).toBe(tokens.id_token);
    expect(localStorage.getItem("ad_idTokenExpiresAt")).toBe(String(signInTime + seconds + 3600));
    expect(localStorage.getItem("ad_refreshTokenExpiresAt")).toBe(String(signInTime + seconds + day));
  });

  it("rejects an id token that had expired when the provider responded", async () => {
    const expired = { ...timeClaims, exp: signInTime - 11 * minute };
    const { complete, returnUrl } = await startTestSignIn({ claims: expired });
    await expect(complete(returnUrl)).rejects.toMatchObject({ kind: "signInRefused" });
  });
});

describe("completeSignIn: token response", () => {
  it.each<[string, Record<string, unknown>]>([
    ["no access token", {}],
    ["an access token that is null", { access_token: null }],
    ["an empty access token", { access_token: "" }],
    ["an access token", { access_token: "opaque" }],
  ])("stores the id token of a response with %s", async (_, fields) => {
    const { complete, returnUrl, tokens } = await startTestSignIn({ fields });
    await complete(returnUrl);
    expect(localStorage.getItem("ad_idToken")).toBe(tokens.id_token);
  });

  it("removes a refresh token whose account is unknown if the response has none", async () => {
    storeTestCredentials({ idToken: "opaque" });
    const { complete, returnUrl } = await startTestSignIn({ fields: { refresh_token: undefined } });
    await complete(returnUrl);
    expect(localStorage.getItem("ad_refreshToken")).toBeNull();
  });
});

describe("completeSignIn: policy of the id token", () => {
  const resetPolicy = signInSettings.policyIds.resetPassword;
  const signInPolicy = signInSettings.policyIds.signIn;

  it("redirects to sign-in after the reset if the policy is in acr instead of tfp", async () => {
    const { complete, returnUrl, visits, getRequests } = await startTestSignIn({
      claims: { tfp: undefined, acr: resetPolicy.toLowerCase() },
    });
    void complete(returnUrl);
    const [visit] = await visits();
    expect(visit.pathname).toBe(`/tenant/${signInPolicy}/oauth2/v2.0/authorize`);
    expect(getRequests(tokenPath)).toEqual([]);
  });

  it.each([
    ["acr names the sign-in policy", { tfp: undefined, acr: signInPolicy }],
    ["tfp names the sign-in policy and acr another", { tfp: signInPolicy, acr: resetPolicy }],
    ["neither tfp nor acr names one", { tfp: undefined }],
  ])("signs in if %s", async (_, claims) => {
    const { complete, returnUrl } = await startTestSignIn({ claims });
    expect(await complete(returnUrl)).toMatchObject({ kind: "signedIn" });
  });
});
