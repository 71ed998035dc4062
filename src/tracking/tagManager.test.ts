import { afterEach, beforeEach, expect, it, vi } from "vitest";

// A page load each: the tag manager is prepared once for all of it.
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date"], now: 1_781_000_000_000 });
});
afterEach(() => {
  delete window.dataLayer;
  for (const script of document.scripts) script.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function loadTagManager() {
  return import("./tagManager.ts");
}

/** What is in the data layer; the arguments objects of calls as lists. */
function queued(): unknown[] {
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
const containerStart = { "gtm.start": 1_781_000_000_000, event: "gtm.js" };
const pageView = { event: "page_view", path: "/faq", viewName: "faq" };

it("[R8.11] refuses events before it is prepared", async () => {
  const { isTagManagerInitialized, pushEvent } = await loadTagManager();
  expect(isTagManagerInitialized()).toBe(false);
  expect(() => pushEvent(pageView)).toThrow(/^Google Tag Manager is not initialized$/);
  expect(window.dataLayer).toBeUndefined();
});

it("[R8.11] [R5.2] still refuses them after an id that cannot be one", async () => {
  const { initializeTagManager, isTagManagerInitialized, pushEvent } = await loadTagManager();
  expect(() => initializeTagManager("gtm-abc")).toThrow('Did you mean "GTM-ABC"?');
  expect(isTagManagerInitialized()).toBe(false);
  expect(() => pushEvent(pageView)).toThrow("Google Tag Manager is not initialized");
  expect(window.dataLayer).toBeUndefined();
});

it("denies every consent before the first event", async () => {
  const { initializeTagManager, isTagManagerInitialized, pushEvent } = await loadTagManager();
  initializeTagManager("GTM-ABC");
  pushEvent(pageView);
  expect(isTagManagerInitialized()).toBe(true);
  expect(queued()).toEqual([consent, containerStart, pageView]);
});

it("denies it by an arguments object, the only form that is read", async () => {
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("GTM-ABC");
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe("[object Arguments]");
});

it("is prepared once, however often it is asked to", async () => {
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("GTM-ABC");
  initializeTagManager("GTM-ABC");
  expect(queued()).toEqual([consent, containerStart]);
  expect(document.scripts).toHaveLength(1);
});

it("adds to a data layer that is there already", async () => {
  window.dataLayer = ["earlier"];
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("G-1");
  expect(queued().slice(0, 2)).toEqual(["earlier", consent]);
});

it.each([
  ["GTM-ABC", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC"],
  ["G-1", "https://www.googletagmanager.com/gtag/js?id=G-1"],
])("loads %s only after consent was denied", async (id, address) => {
  const { initializeTagManager } = await loadTagManager();
  const queuedAtLoad: unknown[] = [];
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {
    queuedAtLoad.push(...queued());
  });
  initializeTagManager(id);
  expect(queuedAtLoad[0]).toEqual(consent);
  expect(append.mock.calls.map(([script]) => script instanceof HTMLScriptElement && script.src)).toEqual([
    address,
  ]);
  append.mockRestore();
});

it("loads nothing for an id that cannot be one", async () => {
  const { initializeTagManager } = await loadTagManager();
  expect(() => initializeTagManager('GTM-"><script>')).toThrow();
  expect(document.scripts).toHaveLength(0);
});

it("keeps a single tag from counting the first screen twice", async () => {
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("G-1");
  expect(queued().slice(1)).toEqual([
    ["js", new Date(1_781_000_000_000)],
    ["config", "G-1", { send_page_view: false }],
  ]);
});

it("stays unprepared where the content security policy allows no tag manager", async () => {
  vi.stubGlobal("trustedTypes", {
    createPolicy: () => {
      throw new TypeError("disallowed");
    },
  });
  const { initializeTagManager, isTagManagerInitialized } = await loadTagManager();
  expect(() => initializeTagManager("GTM-ABC")).toThrow("disallowed");
  expect([isTagManagerInitialized(), document.scripts.length]).toEqual([false, 0]);
});
