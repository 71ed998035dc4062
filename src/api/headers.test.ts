import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookies, setCookie } from "../testing/cookies.ts";
import type { connectForTest } from "../testing/testConnection.ts";

// Each test is a page load of its own: the pair and the fingerprint are kept in memory.
beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  removeCookies();
});

async function loadHeaders(changes?: Parameters<typeof connectForTest>[0]) {
  const { connectForTest } = await import("../testing/testConnection.ts");
  connectForTest(changes);
  return import("./headers.ts");
}

async function fingerprint(): Promise<string | null> {
  vi.resetModules();
  const { commonHeaders } = await loadHeaders();
  return commonHeaders().get("x-fingerprint");
}

it("[R7.1] names the locale that is active when the call is made", async () => {
  let locale = "de-CH";
  const { commonHeaders } = await loadHeaders({ locale: () => locale });
  expect(commonHeaders().get("x-taglys-locale")).toBe("de-CH");
  locale = "fr-CH";
  expect(commonHeaders().get("x-taglys-locale")).toBe("fr-CH");
});

describe("the fingerprint", () => {
  it("[R7.4] is the same in one browser, also after the page is loaded anew", async () => {
    const first = await fingerprint();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await fingerprint()).toBe(first);
  });

  it("[R7.4] is another in another browser", async () => {
    const first = await fingerprint();
    localStorage.clear();
    expect(await fingerprint()).not.toBe(first);
  });

  it("lasts as long as the page where storage is blocked", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const { commonHeaders } = await loadHeaders();
    const first = commonHeaders().get("x-fingerprint");
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(commonHeaders().get("x-fingerprint")).toBe(first);
  });
});

describe("the client's pair", () => {
  const pair = { "x-client-token": "token", "x-client-signature": "signature" };

  it("is not sent before the service has given one", async () => {
    const { commonHeaders } = await loadHeaders();
    expect([...commonHeaders().keys()]).toEqual(["accept", "x-fingerprint", "x-taglys-locale"].toSorted());
  });

  it("[R7.3] is echoed, and kept by an answer without one", async () => {
    const { commonHeaders, rememberClientPair } = await loadHeaders();
    rememberClientPair(new Headers(pair));
    rememberClientPair(new Headers());
    rememberClientPair(new Headers({ "x-client-token": "half of a pair" }));
    expect(commonHeaders().get("x-client-token")).toBe("token");
    expect(commonHeaders().get("x-client-signature")).toBe("signature");
  });

  it("[R7.3] is replaced by a newer one", async () => {
    const { commonHeaders, rememberClientPair } = await loadHeaders();
    rememberClientPair(new Headers(pair));
    rememberClientPair(new Headers({ "x-client-token": "newer", "x-client-signature": "signed" }));
    expect(commonHeaders().get("x-client-token")).toBe("newer");
    expect(commonHeaders().get("x-client-signature")).toBe("signed");
  });
});

describe("the tracking cookie", () => {
  it("[R7.5] is sent with its value where the visitor has it", async () => {
    setCookie("other_ga=wrong; path=/");
    setCookie("_ga=GA1.1.123=4; path=/");
    const { addTrackingCookie } = await loadHeaders();
    const headers = new Headers();
    addTrackingCookie(headers);
    expect(headers.get("x-tracking-cookie")).toBe("GA1.1.123=4");
  });

  it("[R7.5] is not sent where there is none", async () => {
    const { addTrackingCookie } = await loadHeaders();
    const headers = new Headers();
    addTrackingCookie(headers);
    expect([...headers.keys()]).toEqual([]);
  });
});
