import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  providerAnswers,
  refusalAddress,
  returnAddress,
  setClock,
  settings,
  signInTime,
  tokenAnswer,
  tokenPath,
} from "../testing/fakeProvider.ts";
import { fakeService } from "../testing/fakeService.ts";
import { visitProvider } from "../testing/providerVisit.ts";

beforeEach(() => {
  localStorage.clear();
  setClock();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A visit to the provider that it answers well. `tokens` is what the token call is answered. */
async function goodVisit(backAddress?: string, tokens?: () => Response) {
  const visit = await visitProvider(backAddress);
  const nonce = visit.attempt.searchParams.get("nonce");
  const answer = await tokenAnswer({ nonce });
  const service = fakeService({ ...(await providerAnswers()), [tokenPath]: tokens ?? (() => answer) });
  return { ...visit, ...service, tokens: answer, address: await returnAddress(visit.attempt) };
}

describe("a return with a code", () => {
  it("[R4.6] [R7.62] exchanges it by a form POST with the verifier", async () => {
    const { complete, address, callsOf } = await goodVisit();
    const verifier = localStorage.getItem("ad_codeVerifier");
    await complete(address);
    const [call] = callsOf(tokenPath);
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

  it("[R7.63] [R9.9] keeps all that came, and no secret of the attempt", async () => {
    const { complete, address, tokens } = await goodVisit();
    expect(await complete(address)).toEqual({ kind: "signedIn", backAddress: undefined });
    expect({ ...localStorage }).toEqual({
      ad_idToken: tokens.id_token,
      ad_idTokenExpiresAt: String(signInTime + 3600),
      ad_refreshToken: "rotated-refresh-token",
      ad_refreshTokenExpiresAt: String(signInTime + 86_400),
      ad_profileInfo: "profile",
      ad_notBefore: String(signInTime),
    });
  });

  it("[R2.12] leads back to the stored address, once", async () => {
    const { complete, address } = await goodVisit("/project/7?tab=files#latest");
    expect(await complete(address)).toEqual({ kind: "signedIn", backAddress: "/project/7?tab=files#latest" });
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
  });

  it("leads nowhere else if the stored address was tampered with", async () => {
    const { complete, address } = await goodVisit();
    localStorage.setItem("ad_backUrl", "//evil.example/");
    expect(await complete(address)).toEqual({ kind: "signedIn", backAddress: undefined });
  });

  it("works once: a replay of the address tells that the visitor is signed in", async () => {
    const { complete, address, callsOf, tokens } = await goodVisit();
    await complete(address);
    expect(await complete(address)).toEqual({ kind: "alreadySignedIn" });
    expect(callsOf(tokenPath)).toHaveLength(1);
    expect(localStorage.getItem("ad_idToken")).toBe(tokens.id_token);
  });

  it.each([
    ["are gone", () => localStorage.clear()],
    ["have expired", () => setClock(86_400)],
  ])("works once: a replay after the tokens %s asks to sign in again", async (_, loseTokens) => {
    const { complete, address, callsOf } = await goodVisit();
    await complete(address);
    loseTokens();
    await expect(complete(address)).rejects.toThrow("completed or abandoned already");
    expect(callsOf(tokenPath)).toHaveLength(1);
  });

  it("[R5.5] fails without a code also where the visitor is signed in", async () => {
    const { complete, address } = await goodVisit();
    await complete(address);
    await expect(complete(new URL("/authorization", location.origin))).rejects.toThrow(
      "'Code' parameter is not provided",
    );
  });

  it("fails where the id token was made for another attempt", async () => {
    const { complete, attempt, callsOf } = await goodVisit();
    await expect(complete(await returnAddress(attempt, { nonce: "of another" }))).rejects.toThrow();
    expect(callsOf(tokenPath)).toEqual([]);
    expect(localStorage.getItem("ad_idToken")).toBeNull();
  });

  it.each([
    ["another", "forged"],
    ["an empty", ""],
  ])("fails with %s state, and the attempt is over", async (_, state) => {
    const { complete, address, calls } = await goodVisit();
    const forged = new URL(address.href.replace(/state=[^&]*/, `state=${state}`));
    await expect(complete(forged)).rejects.toThrow("does not belong to a sign-in of this browser");
    expect(calls).toEqual([]);
    await expect(complete(address)).rejects.toThrow("completed or abandoned already");
  });

  it("[R5.5] fails where the code is missing", async () => {
    const { complete, address } = await goodVisit();
    const bare = new URL(address.href.replace(/code=[^&]*&/, ""));
    await expect(complete(bare)).rejects.toThrow("'Code' parameter is not provided");
  });

  it("[R5.5] fails where there is no answer at all", async () => {
    const { complete } = await goodVisit();
    await expect(complete(new URL("/authorization", location.origin))).rejects.toThrow(
      "'Code' parameter is not provided",
    );
  });
});

describe("a failed exchange", () => {
  it("[R8.10] says the provider's own text, without the lines for its staff", async () => {
    const refusal = {
      error: "invalid_grant",
      error_description:
        "AADB2C90080: The provided grant has expired.\r\nCorrelation ID: 1\r\nTimestamp: 2026-06-01 12:00:00Z\r\n",
    };
    const { complete, address } = await goodVisit(undefined, () => Response.json(refusal, { status: 400 }));
    await expect(complete(address)).rejects.toThrow(/^AADB2C90080: The provided grant has expired\.$/);
    expect(localStorage.getItem("ad_idToken")).toBeNull();
  });

  it("[R8.10] says status and status text where there is none", async () => {
    const { complete, address } = await goodVisit(
      undefined,
      () => new Response("<h1>Down</h1>", { status: 503, statusText: "Service Unavailable" }),
    );
    await expect(complete(address)).rejects.toThrow(/^503 Service Unavailable$/);
  });
});

describe("a refusal of the provider", () => {
  const forgotten = "AADB2C90118: The user has forgotten their password.\r\nCorrelation ID: 1\r\n";

  it.each([
    ["", forgotten],
    [" that comes encoded twice", encodeURIComponent(forgotten)],
  ])("[R4.7] [R8.7] with a forgotten password%s goes on to the reset policy", async (_, description) => {
    const { attempt, complete, visits } = await visitProvider("/faq");
    void complete(refusalAddress(attempt, description));
    const [visit] = await visits();
    expect(visit.pathname).toBe(`/tenant/${settings.policyIds.resetPassword}/oauth2/v2.0/authorize`);
    expect(visit.searchParams.get("state")).toBe(localStorage.getItem("ad_state"));
    expect(visit.searchParams.get("state")).not.toBe(attempt.searchParams.get("state"));
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
  });

  it("[R4.7] is followed, after the reset, by the sign-in with the first back address", async () => {
    const { attempt, complete, visits, calls } = await goodVisit("/faq");
    void complete(await returnAddress(attempt, { tfp: settings.policyIds.resetPassword.toUpperCase() }));
    const [visit] = await visits();
    expect(visit.pathname).toBe(`/tenant/${settings.policyIds.signIn}/oauth2/v2.0/authorize`);
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
    expect(calls).toEqual([]);
  });

  it("[R8.8] by a visitor who cancelled ends the attempt and drops the back address", async () => {
    const { attempt, complete } = await visitProvider("/faq");
    const description = "AADB2C90091: The user has cancelled entering self-asserted information.";
    expect(await complete(refusalAddress(attempt, description))).toEqual({ kind: "cancelled" });
    expect({ ...localStorage }).toEqual({});
  });

  it("[R8.9] with another description is thrown", async () => {
    const { attempt, complete } = await visitProvider();
    const description = "AADB2C90037: An error occurred.\r\nCorrelation ID: 1\r\nTimestamp: now";
    await expect(complete(refusalAddress(attempt, description))).rejects.toThrow(
      /^AADB2C90037: An error occurred\.$/,
    );
  });

  it("is not believed where the state is another", async () => {
    const { attempt, complete } = await visitProvider();
    attempt.searchParams.set("state", "forged");
    await expect(complete(refusalAddress(attempt, forgotten))).rejects.toThrow(
      "does not belong to a sign-in",
    );
  });
});
