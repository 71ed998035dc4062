import { afterEach, describe, expect, it, vi } from "vitest";
import { changeLocale } from "#i18n/locale/activeLocale.ts";
import * as messageLoader from "#i18n/locale/loadMessages.ts";
import { createTestSession } from "#testing/identity/createTestSession.ts";
import { signInSettings } from "#testing/identity/fakeIdentityProvider.ts";
import { loadSessionPage, redirectToProvider } from "#testing/identity/loadSessionPage.ts";

afterEach(() => vi.restoreAllMocks());

describe("redirectToSignIn", () => {
  it("requests a code and an id token from the sign-in policy", { tags: ["R7.60", "R9.10"] }, async () => {
    await changeLocale("de-DE");
    const { attempt } = await redirectToProvider();
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

  it("names the locale of the country while its messages still load", async () => {
    await changeLocale("de");
    vi.spyOn(messageLoader, "loadMessages").mockReturnValue(new Promise(() => {}));
    void changeLocale("fr-CH", "de-CH");
    const { attempt } = await redirectToProvider();
    expect(attempt.searchParams.get("ui_locales")).toBe("fr-CH");
  });

  it("sends the SHA-256 of a 32-byte verifier and stores the verifier", {
    tags: ["R9.10"],
  }, async () => {
    const { attempt } = await redirectToProvider();
    const verifier = localStorage.getItem("ad_codeVerifier") ?? "";
    expect(Buffer.from(verifier, "base64url")).toHaveLength(32);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    expect(attempt.searchParams.get("code_challenge")).toBe(Buffer.from(digest).toString("base64url"));
    expect(attempt.href).not.toContain(verifier);
  });

  it("creates new secrets for each attempt", { tags: ["R4.5"] }, async () => {
    await redirectToProvider();
    const first = { ...localStorage };
    await redirectToProvider();
    const second = { ...localStorage };
    expect(Object.keys(second).toSorted()).toEqual(["ad_codeVerifier", "ad_nonce", "ad_state"]);
    for (const [name, value] of Object.entries(second)) expect(value).not.toBe(first[name]);
  });

  it("stores only a safe back URL", async () => {
    await redirectToProvider("//evil.example");
    expect(localStorage.getItem("ad_backUrl")).toBeNull();
    await redirectToProvider("/overview?from=mail#end");
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview?from=mail#end");
  });

  it("keeps the back URL of an earlier attempt if it is called without one", async () => {
    await redirectToProvider("/faq");
    await redirectToProvider();
    expect(localStorage.getItem("ad_backUrl")).toBe("/faq");
  });

  it("redirects once for several calls", async () => {
    const { session, visits } = loadSessionPage();
    for (const backUrl of ["/overview", "/faq", "/window/1"]) {
      void session.redirectToSignIn({ backUrl });
    }
    expect(await visits()).toHaveLength(1);
    expect(localStorage.getItem("ad_backUrl")).toBe("/overview");
  });

  it("can be called again after it failed", async () => {
    const { visits } = loadSessionPage();
    const getSettings = vi.fn(async () => signInSettings);
    getSettings.mockResolvedValueOnce({ ...signInSettings, instance: "not a URL" });
    const session = createTestSession({ getSettings });
    await expect(session.redirectToSignIn()).rejects.toThrow("Invalid URL");
    void session.redirectToSignIn();
    expect(await visits()).toHaveLength(1);
  });
});
