import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Modules are reset to simulate a page load: the tag manager is initialized once for it.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now: 1_781_000_000_000 });
  delete window.dataLayer;
  for (const script of [...document.scripts]) script.remove();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function loadTagManager() {
  return import("./tagManager.ts");
}

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
const pageView = { event: "page_view", path: "/faq", viewName: "faq" };

it("pushEvent throws before the tag manager is initialized", { tags: ["R8.11"] }, async () => {
  const { isTagManagerInitialized, pushEvent } = await loadTagManager();
  expect(isTagManagerInitialized()).toBe(false);
  expect(() => pushEvent(pageView)).toThrow(/^Google Tag Manager is not initialized$/);
  expect(window.dataLayer).toBeUndefined();
});

it("pushEvent throws after initializeTagManager rejected an invalid id", {
  tags: ["R8.11", "R5.2"],
}, async () => {
  const { initializeTagManager, isTagManagerInitialized, pushEvent } = await loadTagManager();
  expect(() => initializeTagManager("gtm-abc", false)).toThrow('Did you mean "GTM-ABC"?');
  expect(isTagManagerInitialized()).toBe(false);
  expect(() => pushEvent(pageView)).toThrow("Google Tag Manager is not initialized");
  expect(window.dataLayer).toBeUndefined();
});

it("initializeTagManager denies every consent before the first event", async () => {
  const { initializeTagManager, isTagManagerInitialized, pushEvent } = await loadTagManager();
  initializeTagManager("GTM-ABC", false);
  pushEvent(pageView);
  expect(isTagManagerInitialized()).toBe(true);
  expect(readDataLayer()).toEqual([consent, containerStart, pageView]);
});

it("initializeTagManager grants statistics before the tag manager starts if the visitor has agreed", async () => {
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("GTM-ABC", true);
  expect(readDataLayer()).toEqual([consent, update("granted"), containerStart]);
});

it("updateConsent tells the tag manager each change, and nothing before it is initialized", async () => {
  const { initializeTagManager, updateConsent } = await loadTagManager();
  updateConsent(true);
  expect(window.dataLayer).toBeUndefined();
  initializeTagManager("GTM-ABC", false);
  updateConsent(false);
  initializeTagManager("GTM-ABC", true);
  updateConsent(false);
  expect(readDataLayer().slice(2)).toEqual([update("granted"), update("denied")]);
});

it("initializeTagManager pushes commands as arguments objects", async () => {
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("GTM-ABC", false);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
});

it("initializeTagManager does nothing when called again", async () => {
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("GTM-ABC", false);
  initializeTagManager("GTM-ABC", false);
  expect(readDataLayer()).toEqual([consent, containerStart]);
  expect(document.scripts).toHaveLength(1);
});

it("initializeTagManager keeps the entries of an existing data layer", async () => {
  window.dataLayer = ["earlier"];
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("G-1", false);
  expect(readDataLayer().slice(0, 2)).toEqual(["earlier", consent]);
});

it.each([
  ["GTM-ABC", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC"],
  ["G-1", "https://www.googletagmanager.com/gtag/js?id=G-1"],
])("initializeTagManager loads %s only after it denied consent", async (id, url) => {
  const { initializeTagManager } = await loadTagManager();
  const entriesAtLoad: unknown[] = [];
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {
    entriesAtLoad.push(...readDataLayer());
  });
  initializeTagManager(id, false);
  expect(entriesAtLoad[0]).toEqual(consent);
  expect(append.mock.calls.map(([script]) => script instanceof HTMLScriptElement && script.src)).toEqual([
    url,
  ]);
  append.mockRestore();
});

it("initializeTagManager adds no script for an invalid id", async () => {
  const { initializeTagManager } = await loadTagManager();
  expect(() => initializeTagManager('GTM-"><script>', false)).toThrow();
  expect(document.scripts).toHaveLength(0);
});

it("initializeTagManager disables the page views of a single tag", async () => {
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("G-1", false);
  expect(readDataLayer().slice(1)).toEqual([
    ["js", new Date(1_781_000_000_000)],
    ["config", "G-1", { send_page_view: false }],
  ]);
});

it("initializeTagManager throws if the content security policy forbids the Trusted Types policy", async () => {
  vi.stubGlobal("trustedTypes", {
    createPolicy: () => {
      throw new TypeError("disallowed");
    },
  });
  const { initializeTagManager, isTagManagerInitialized } = await loadTagManager();
  expect(() => initializeTagManager("GTM-ABC", false)).toThrow("disallowed");
  expect([isTagManagerInitialized(), document.scripts.length]).toEqual([false, 0]);
});
