import { afterEach, beforeEach, expect, it, vi } from "vitest";

// A page load each: the tag manager is prepared once for all of it.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  delete window.dataLayer;
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
  expect(queued()).toEqual([consent, pageView]);
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
  expect(queued()).toEqual([consent]);
});

it("adds to a data layer that is there already", async () => {
  window.dataLayer = ["earlier"];
  const { initializeTagManager } = await loadTagManager();
  initializeTagManager("G-1");
  expect(queued()).toEqual(["earlier", consent]);
});
