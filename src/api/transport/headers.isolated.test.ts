import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookies, setCookie } from "../../testing/browser/cookies.ts";
import type { configureTestApi } from "../../testing/network/configureTestApi.ts";

// Modules are reset to simulate a page load: client token and fingerprint are kept in memory.
beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
  removeCookies();
});

async function loadHeaders(changes?: Parameters<typeof configureTestApi>[0]) {
  const { configureTestApi: connectForTest } = await import("../../testing/network/configureTestApi.ts");
  connectForTest(changes);
  return import("./headers.ts");
}

async function getFingerprintAfterPageLoad(): Promise<string | null> {
  vi.resetModules();
  const { createMainApiHeaders: commonHeaders } = await loadHeaders();
  return commonHeaders().get("x-fingerprint");
}

it("main API headers name the locale that is active when they are created", { tags: ["R7.1"] }, async () => {
  let locale = "de-CH";
  const { createMainApiHeaders: commonHeaders } = await loadHeaders({ getLocale: () => locale });
  expect(commonHeaders().get("x-taglys-locale")).toBe("de-CH");
  locale = "fr-CH";
  expect(commonHeaders().get("x-taglys-locale")).toBe("fr-CH");
});

describe("x-fingerprint", () => {
  it("stays the same after a page reload", { tags: ["R7.4"] }, async () => {
    const first = await getFingerprintAfterPageLoad();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await getFingerprintAfterPageLoad()).toBe(first);
  });

  it("differs between tabs", { tags: ["R7.4"] }, async () => {
    const first = await getFingerprintAfterPageLoad();
    sessionStorage.clear();
    expect(await getFingerprintAfterPageLoad()).not.toBe(first);
  });

  it("stays the same until the page is reloaded if storage is blocked", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { createMainApiHeaders: commonHeaders } = await loadHeaders();
    const first = commonHeaders().get("x-fingerprint");
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(commonHeaders().get("x-fingerprint")).toBe(first);
  });
});

describe("x-client-token and x-client-signature", () => {
  const clientToken = { "x-client-token": "token", "x-client-signature": "signature" };

  it("are not sent before the main API has issued a client token", async () => {
    const { createMainApiHeaders: commonHeaders } = await loadHeaders();
    expect([...commonHeaders().keys()]).toEqual(["accept", "x-fingerprint", "x-taglys-locale"].toSorted());
  });

  it("are echoed, also after a response without a complete client token", { tags: ["R7.3"] }, async () => {
    const { createMainApiHeaders: commonHeaders, storeClientToken: rememberClientPair } = await loadHeaders();
    rememberClientPair(new Headers(clientToken));
    rememberClientPair(new Headers());
    rememberClientPair(new Headers({ "x-client-token": "without a signature" }));
    expect(commonHeaders().get("x-client-token")).toBe("token");
    expect(commonHeaders().get("x-client-signature")).toBe("signature");
  });

  it("are those of the latest response", { tags: ["R7.3"] }, async () => {
    const { createMainApiHeaders: commonHeaders, storeClientToken: rememberClientPair } = await loadHeaders();
    rememberClientPair(new Headers(clientToken));
    rememberClientPair(new Headers({ "x-client-token": "newer", "x-client-signature": "signed" }));
    expect(commonHeaders().get("x-client-token")).toBe("newer");
    expect(commonHeaders().get("x-client-signature")).toBe("signed");
  });
});

describe("x-tracking-cookie", () => {
  it("is the value of the cookie _ga", { tags: ["R7.5"] }, async () => {
    setCookie("other_ga=wrong; path=/");
    setCookie("_ga=GA1.1.123=4; path=/");
    const { addTrackingHeader: addTrackingCookie } = await loadHeaders();
    const headers = new Headers();
    addTrackingCookie(headers);
    expect(headers.get("x-tracking-cookie")).toBe("GA1.1.123=4");
  });

  it("is not sent without the cookie _ga", { tags: ["R7.5"] }, async () => {
    const { addTrackingHeader: addTrackingCookie } = await loadHeaders();
    const headers = new Headers();
    addTrackingCookie(headers);
    expect([...headers.keys()]).toEqual([]);
  });
});
