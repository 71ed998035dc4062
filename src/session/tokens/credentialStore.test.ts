import { afterEach, describe, expect, it, vi } from "vitest";
import { storeTestCredentials } from "../../testing/session/storeTestCredentials.ts";
import {
  hasCredentials,
  readCredential,
  removeCredentials,
  removeTokens,
  subscribeToOtherTabs,
  writeCredentials,
} from "./credentialStore.ts";

afterEach(() => {
  vi.restoreAllMocks();
  removeTokens();
});

function block(...methods: ("getItem" | "setItem" | "removeItem")[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    });
  }
}

describe("credentialStore", () => {
  it("stores each credential under its name with the prefix ad_", { tags: ["R9.9"] }, () => {
    writeCredentials({ idToken: "token", backUrl: "/faq" });
    expect({ ...localStorage }).toEqual({ ad_idToken: "token", ad_backUrl: "/faq" });
    expect(readCredential("idToken")).toBe("token");
    expect(readCredential("nonce")).toBeNull();
  });

  it("removeCredentials removes only the named credentials", () => {
    writeCredentials({ state: "s", nonce: "n" });
    removeCredentials("state");
    expect({ ...localStorage }).toEqual({ ad_nonce: "n" });
  });

  it("removeTokens removes all tokens and keeps a pending sign-in", () => {
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
  ])("keeps credentials in memory if the storage is %s", (_, methods) => {
    block(...methods);
    writeCredentials({ idToken: "token" });
    expect(readCredential("idToken")).toBe("token");
    removeCredentials("idToken");
    expect(readCredential("idToken")).toBeNull();
  });

  it("prefers a newer value in storage to an older one in memory", () => {
    block("setItem");
    writeCredentials({ idToken: "older" });
    vi.restoreAllMocks();
    writeCredentials({ idToken: "newer" });
    expect(readCredential("idToken")).toBe("newer");
  });
});

describe("hasCredentials", () => {
  it.each([
    ["true for a valid id token", {}, true],
    ["true for an expired id token and a valid refresh token", { idTokenExpiresAt: "1" }, true],
    ["false if both have expired", { idTokenExpiresAt: "1", refreshTokenExpiresAt: "1" }, false],
  ])("is %s", (_, changes, expected) => {
    storeTestCredentials(changes);
    expect(hasCredentials()).toBe(expected);
  });

  it("is false without tokens", () => {
    expect(hasCredentials()).toBe(false);
  });
});

describe("subscribeToOtherTabs", () => {
  function changeStorage(key: string | null, newValue: string | null) {
    if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }

  it("calls back for new tokens and for a cleared storage until it is unsubscribed", () => {
    const callback = vi.fn();
    const unsubscribe = subscribeToOtherTabs(callback);
    changeStorage("ad_idToken", "from another tab");
    changeStorage("ad_nonce", "n");
    localStorage.clear();
    changeStorage(null, null);
    expect(callback.mock.calls).toEqual([["from another tab"], [null]]);
    unsubscribe();
    changeStorage("ad_idToken", "later");
    expect(callback).toHaveBeenCalledTimes(2);
  });
});

it("writeCredentials › sets a cookie for the host until the tokens are removed", () => {
  writeCredentials({ backUrl: "/faq" });
  expect(document.cookie).not.toContain("signed-in");
  writeCredentials({ idToken: "token" });
  expect(document.cookie).toContain("signed-in=1");
  removeTokens();
  expect(document.cookie).not.toContain("signed-in");
});
