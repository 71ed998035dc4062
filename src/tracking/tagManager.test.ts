import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTagManager } from "./tagManager.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_781_000_000_000 });
  delete window.dataLayer;
  for (const script of [...document.scripts]) script.remove();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The entries of the data layer, with `arguments` objects as arrays. */
function readDataLayer(): unknown[] {
  return (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]" ? Array.from(Object(entry)) : entry,
  );
}

const consent = [
  "consent",
  "default",
  {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "denied",
  },
];
const update = (analytics: string) => [
  "consent",
  "update",
  { ...Object(consent[2]), analytics_storage: analytics },
];
const containerStart = { "gtm.start": 1_781_000_000_000, event: "gtm.js" };
const pageView = { event: "page-view", path: "/faq", viewName: "faq" } as const;

it("pushEvent throws before the tag manager is initialized", { tags: ["R8.11"] }, () => {
  const tagManager = createTagManager();
  expect(() => tagManager.pushEvent(pageView)).toThrow(/^Google Tag Manager is not initialized$/);
  expect(window.dataLayer).toBeUndefined();
});

it("pushEvent throws after initialize rejected an invalid id", () => {
  const tagManager = createTagManager();
  expect(() => tagManager.initialize("gtm-abc", false)).toThrow('Did you mean "GTM-ABC"?');
  expect(() => tagManager.pushEvent(pageView)).toThrow("Google Tag Manager is not initialized");
  expect(document.scripts).toHaveLength(0);
  expect(window.dataLayer).toBeUndefined();
});

it("initialize denies every consent before the first event", () => {
  const tagManager = createTagManager();
  tagManager.initialize("GTM-ABC", false);
  tagManager.pushEvent(pageView);
  expect(readDataLayer()).toEqual([consent, containerStart, pageView]);
});

it("initialize grants statistics before the tag manager starts if the visitor has agreed", () => {
  const tagManager = createTagManager();
  tagManager.initialize("GTM-ABC", true);
  expect(readDataLayer()).toEqual([consent, update("granted"), containerStart]);
});

it("updateConsent tells the tag manager each change, and nothing before it is initialized", () => {
  const tagManager = createTagManager();
  tagManager.updateConsent(true);
  expect(window.dataLayer).toBeUndefined();
  tagManager.initialize("GTM-ABC", false);
  tagManager.updateConsent(false);
  tagManager.initialize("GTM-ABC", true);
  tagManager.updateConsent(false);
  expect(readDataLayer().slice(2)).toEqual([update("granted"), update("denied")]);
});

it("initialize pushes commands as arguments objects", () => {
  const tagManager = createTagManager();
  tagManager.initialize("GTM-ABC", false);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
});

it("initialize does nothing when called again", () => {
  const tagManager = createTagManager();
  tagManager.initialize("GTM-ABC", false);
  tagManager.initialize("GTM-ABC", false);
  expect(readDataLayer()).toEqual([consent, containerStart]);
  expect([...document.scripts].map(({ src }) => src)).toEqual([
    "https://www.googletagmanager.com/gtm.js?id=GTM-ABC",
  ]);
});

it("initialize keeps the entries of an existing data layer", () => {
  window.dataLayer = ["earlier"];
  const tagManager = createTagManager();
  tagManager.initialize("G-1", false);
  expect(readDataLayer().slice(0, 2)).toEqual(["earlier", consent]);
});

it("initialize loads the script only after it denied consent", () => {
  const tagManager = createTagManager();
  const entriesAtLoad: unknown[] = [];
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {
    entriesAtLoad.push(...readDataLayer());
  });
  tagManager.initialize("GTM-ABC", false);
  expect(entriesAtLoad[0]).toEqual(consent);
  append.mockRestore();
});

it("initialize disables the page views of a single tag", () => {
  const tagManager = createTagManager();
  tagManager.initialize("G-1", false);
  expect(readDataLayer().slice(1)).toEqual([
    ["js", new Date(1_781_000_000_000)],
    ["config", "G-1", { send_page_view: false }],
  ]);
});

it("initialize throws if the content security policy forbids the Trusted Types policy", () => {
  vi.stubGlobal("trustedTypes", {
    createPolicy: () => {
      throw new TypeError("disallowed");
    },
  });
  const tagManager = createTagManager();
  expect(() => tagManager.initialize("GTM-ABC", false)).toThrow("disallowed");
  expect(document.scripts).toHaveLength(0);
});
