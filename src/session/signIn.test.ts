import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../testing/fakeProvider.ts";
import { loadSessionPage, visitProvider } from "../testing/providerVisit.ts";

beforeEach(() => localStorage.clear());

afterEach(() => vi.restoreAllMocks());

describe("leaving for the sign-in", () => {
  it("[R7.60] [R9.10] asks the sign-in policy for a code and an id token", async () => {
    const { attempt } = await visitProvider();
    expect(attempt.origin + attempt.pathname).toBe(
      "https://login.example/tenant/B2C_1_signin/oauth2/v2.0/authorize",
    );
    expect(Object.fromEntries(attempt.searchParams)).toEqual({
      client_id: "portal",
      redirect_uri: "http://localhost:3000/authorization",
      response_type: "code id_token",
      response_mode: "fragment",
      scope: "openid offline_access",
      code_challenge: expect.any(String),
      code_challenge_method: "S256",
      state: localStorage.getItem("ad_state"),
      nonce: localStorage.getItem("ad_nonce"),
      ui_locales: "de-DE",
    });
  });

  it("[R9.10] proves itself by the SHA-256 of a verifier of 32 bytes, which stays here", async () => {
    const { attempt } = await visitProvider();
    const verifier = localStorage.getItem("ad_codeVerifier") ?? "";
    expect(Buffer.from(verifier, "base64url")).toHaveLength(32);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    expect(attempt.searchParams.get("code_challenge")).toBe(Buffer.from(digest).toString("base64url"));
    expect(attempt.href).not.toContain(verifier);
  });

  it("[R4.5] uses fresh secrets each time", async () => {
    await visitProvider();
    const first = { ...localStorage };
    await visitProvider();
    const second = { ...localStorage };
    expect(Object.keys(second).toSorted()).toEqual(["ad_codeVerifier", "ad_nonce", "ad_state"]);
    for (const [name, value] of Object.entries(second)) expect(value).not.toBe(first[name]);
  });

  it("[R9.9] stores a safe back address alone", async () => {
    await visitProvider("//evil.example");
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
    await visitProvider("/overview?from=mail#end");
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview?from=mail#end");
  });

  it("keeps the back address of an earlier attempt if it has none of its own", async () => {
    await visitProvider("/faq");
    await visitProvider();
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
  });

  it("makes one visit of many calls", async () => {
    const { goToSignIn, visits } = await loadSessionPage();
    for (const backAddress of ["/overview", "/faq", "/window/1"]) {
      void goToSignIn({ settings, backAddress, uiLocale: "de" });
    }
    expect(await visits()).toHaveLength(1);
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview");
  });

  it("can be tried again after it failed", async () => {
    const { goToSignIn, visits } = await loadSessionPage();
    const wrong = { ...settings, instance: "not an address" };
    await expect(goToSignIn({ settings: wrong, uiLocale: "de" })).rejects.toThrow("Invalid URL");
    void goToSignIn({ settings, uiLocale: "de" });
    expect(await visits()).toHaveLength(1);
  });
});
