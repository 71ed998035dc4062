import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createCredentialStore } from "./credentialStore.ts";

let credentials: ReturnType<typeof createCredentialStore>;

beforeEach(() => {
  credentials = createCredentialStore();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  credentials.removeTokens();
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
    credentials.write({ idToken: "token", backUrl: "/faq" });
    expect({ ...localStorage }).toEqual({ ad_idToken: "token", ad_backUrl: "/faq" });
    expect(credentials.read("idToken")).toBe("token");
    expect(credentials.read("nonce")).toBeNull();
  });

  it("remove removes only the named credentials", () => {
    credentials.write({ state: "s", nonce: "n" });
    credentials.remove("state");
    expect({ ...localStorage }).toEqual({ ad_nonce: "n" });
  });

  it("removeTokens removes all tokens and keeps a pending sign-in", () => {
    credentials.write({
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
    credentials.removeTokens();
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
    credentials.write({ idToken: "token" });
    expect(credentials.read("idToken")).toBe("token");
    credentials.remove("idToken");
    expect(credentials.read("idToken")).toBeNull();
  });

  it("prefers a newer value in storage to an older one in memory", () => {
    block("setItem");
    credentials.write({ idToken: "older" });
    vi.restoreAllMocks();
    credentials.write({ idToken: "newer" });
    expect(credentials.read("idToken")).toBe("newer");
  });
});

describe("credentials.exist", () => {
  it.each([
    ["true for a valid id token", {}, true],
    ["true for an expired id token and a valid refresh token", { idTokenExpiresAt: "1" }, true],
    ["false if both have expired", { idTokenExpiresAt: "1", refreshTokenExpiresAt: "1" }, false],
  ])("is %s", (_, changes, expected) => {
    storeTestCredentials(changes);
    expect(credentials.exist()).toBe(expected);
  });

  it("is false without tokens", () => {
    expect(credentials.exist()).toBe(false);
  });
});

describe("subscribeToOtherTabs", () => {
  function changeStorage(key: string | null, newValue: string | null) {
    if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent("storage", { key, newValue }));
  }

  it("calls back after new tokens and a cleared storage, until it is unsubscribed", () => {
    const callback = vi.fn();
    const unsubscribe = credentials.subscribeToOtherTabs(callback);
    changeStorage("ad_idToken", "from another tab");
    changeStorage("ad_nonce", "n");
    localStorage.clear();
    changeStorage(null, null);
    expect(callback.mock.calls).toEqual([["from another tab"], [null]]);
    unsubscribe();
    changeStorage("ad_idToken", "later");
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it("removes this tab's fallback tokens once another tab has removed its own", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The storage is full.", "QuotaExceededError");
    });
    credentials.write({
      idToken: "token",
      refreshToken: "refresh-token",
      refreshTokenExpiresAt: "4102444800",
    });
    const unsubscribe = credentials.subscribeToOtherTabs(() => {});
    changeStorage("ad_idToken", null);
    expect([credentials.read("idToken"), credentials.read("refreshToken")]).toEqual([null, null]);
    unsubscribe();
  });
});

it("write › sets a cookie for the host until the tokens are removed", () => {
  credentials.write({ backUrl: "/faq" });
  expect(document.cookie).not.toContain("signed-in");
  credentials.write({ idToken: "token" });
  expect(document.cookie).toContain("signed-in=1");
  credentials.removeTokens();
  expect(document.cookie).not.toContain("signed-in");
});

describe("isNewIdToken", () => {
  it.each([
    ["true within a minute after the page received the token", 59_999, "new", true],
    ["false after a minute", 60_000, "new", false],
    ["false for another token", 0, "token of another tab", false],
  ])("is %s", (_, elapsedMs, token, isNew) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    credentials.write({ idToken: "new" });
    vi.advanceTimersByTime(elapsedMs);
    expect(credentials.isNewIdToken(token)).toBe(isNew);
  });

  it("is false for a token that was stored before the page was loaded", () => {
    storeTestCredentials({ idToken: "stored" });
    expect(credentials.isNewIdToken("stored")).toBe(false);
  });
});
