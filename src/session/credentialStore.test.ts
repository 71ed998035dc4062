import { afterEach, describe, expect, it, vi } from "vitest";
import {
  onTokensChangedElsewhere,
  readCredential,
  removeCredentials,
  removeTokens,
  writeCredentials,
} from "./credentialStore.ts";

afterEach(() => {
  vi.restoreAllMocks();
  removeTokens();
  localStorage.clear();
});

function block(...methods: ("getItem" | "setItem" | "removeItem")[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    });
  }
}

describe("the credential store", () => {
  it("[R9.9] keeps each credential under its name with the prefix ad_", () => {
    writeCredentials({ idToken: "token", backUrl: "/faq" });
    expect({ ...localStorage }).toEqual({ ad_idToken: "token", ad_backUrl: "/faq" });
    expect(readCredential("idToken")).toBe("token");
    expect(readCredential("nonce")).toBeNull();
  });

  it("removes what is named and nothing else", () => {
    writeCredentials({ state: "s", nonce: "n" });
    removeCredentials("state");
    expect({ ...localStorage }).toEqual({ ad_nonce: "n" });
  });

  it("removes all tokens, and leaves a sign-in under way", () => {
    writeCredentials({
      idToken: "1",
      idTokenExpiresAt: "2",
      refreshToken: "3",
      refreshTokenExpiresAt: "4",
      profileInfo: "5",
      notBefore: "6",
      codeVerifier: "v",
      state: "s",
      nonce: "n",
      backUrl: "/faq",
    });
    removeTokens();
    expect({ ...localStorage }).toEqual({
      ad_codeVerifier: "v",
      ad_state: "s",
      ad_nonce: "n",
      ad_backUrl: "/faq",
    });
  });

  it.each([
    ["blocked", ["getItem", "setItem", "removeItem"] as const],
    ["full", ["setItem"] as const],
  ])("keeps credentials in memory where the storage is %s", (_, methods) => {
    block(...methods);
    writeCredentials({ idToken: "token" });
    expect(readCredential("idToken")).toBe("token");
    removeCredentials("idToken");
    expect(readCredential("idToken")).toBeNull();
  });

  it("forgets the value in memory once the storage takes a newer one", () => {
    block("setItem");
    writeCredentials({ idToken: "older" });
    vi.restoreAllMocks();
    writeCredentials({ idToken: "newer" });
    expect(readCredential("idToken")).toBe("newer");
  });
});

describe("changes in another tab", () => {
  function change(key: string | null, newValue: string | null) {
    if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }

  it("are told of while somebody listens: new tokens, and a cleared storage", () => {
    const callback = vi.fn();
    const stop = onTokensChangedElsewhere(callback);
    change("ad_idToken", "from another tab");
    change("ad_nonce", "n");
    localStorage.clear();
    change(null, null);
    expect(callback.mock.calls).toEqual([["from another tab"], [null]]);
    stop();
    change("ad_idToken", "later");
    expect(callback).toHaveBeenCalledTimes(2);
  });
});
