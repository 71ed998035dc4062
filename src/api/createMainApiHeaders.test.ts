import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { removeCookies, setCookie } from "../testing/browser/cookies.ts";
import { configureTestApi } from "../testing/network/configureTestApi.ts";
import { addTrackingHeader, createMainApiHeaders, storeClientToken } from "./send.ts";

// Configures the API clients as a page load does.
beforeEach(() => void configureTestApi());

afterEach(() => {
  vi.restoreAllMocks();
  removeCookies();
});

function getFingerprintAfterPageLoad(): string | null {
  dispatchEvent(new Event("pagehide"));
  configureTestApi();
  return createMainApiHeaders(null).get("x-fingerprint");
}

it("main API headers name the locale that is active when they are created", { tags: ["R7.1"] }, () => {
  let locale = "de-CH";
  configureTestApi({ getLocale: () => locale });
  expect(createMainApiHeaders(null).get("x-taglys-locale")).toBe("de-CH");
  locale = "fr-CH";
  expect(createMainApiHeaders(null).get("x-taglys-locale")).toBe("fr-CH");
});

describe("x-fingerprint", () => {
  it("stays the same after a page reload", { tags: ["R7.4"] }, () => {
    const first = getFingerprintAfterPageLoad();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(getFingerprintAfterPageLoad()).toBe(first);
  });

  it("differs between tabs", { tags: ["R7.4"] }, () => {
    const first = getFingerprintAfterPageLoad();
    sessionStorage.clear();
    expect(getFingerprintAfterPageLoad()).not.toBe(first);
  });

  it("differs in a duplicated tab, whose storage is a copy, also if the browser had kept the page for Back", () => {
    const first = getFingerprintAfterPageLoad();
    configureTestApi();
    const duplicate = createMainApiHeaders(null).get("x-fingerprint");
    expect(duplicate).not.toBe(first);
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    configureTestApi();
    expect(createMainApiHeaders(null).get("x-fingerprint")).not.toBe(duplicate);
  });

  it("stays the same until the page is reloaded if storage is blocked", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const first = createMainApiHeaders(null).get("x-fingerprint");
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(createMainApiHeaders(null).get("x-fingerprint")).toBe(first);
  });
});

describe("x-client-token and x-client-signature", () => {
  const clientToken = { "x-client-token": "token", "x-client-signature": "signature" };

  it("are not sent before the main API has issued a client token", () => {
    expect([...createMainApiHeaders(null).keys()]).toEqual(
      ["accept", "x-fingerprint", "x-taglys-locale"].toSorted(),
    );
  });

  it("are echoed, also after a response without a complete client token", { tags: ["R7.3"] }, () => {
    storeClientToken(new Headers({ "x-client-token": "older", "x-client-signature": "older" }));
    storeClientToken(new Headers(clientToken));
    storeClientToken(new Headers());
    storeClientToken(new Headers({ "x-client-token": "without a signature" }));
    expect(createMainApiHeaders(null).get("x-client-token")).toBe("token");
    expect(createMainApiHeaders(null).get("x-client-signature")).toBe("signature");
  });
});

describe("x-tracking-cookie", () => {
  it("has the value of the cookie _ga", { tags: ["R7.5"] }, () => {
    setCookie("other_ga=wrong; path=/");
    setCookie("_ga=GA1.1.123=4; path=/");
    const headers = new Headers();
    addTrackingHeader(headers);
    expect(headers.get("x-tracking-cookie")).toBe("GA1.1.123=4");
  });

  it("is not sent without the cookie _ga", () => {
    const headers = new Headers();
    addTrackingHeader(headers);
    expect([...headers.keys()]).toEqual([]);
  });
});
