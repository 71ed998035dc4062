import { afterEach, beforeEach, expect, it, vi } from "vitest";

type CreatePolicy = NonNullable<Window["trustedTypes"]>["createPolicy"];

// The policy is created once per page load.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function importFresh() {
  const { getTagManagerUrl } = await import("./tagManagerUrl.ts");
  return getTagManagerUrl;
}

/** Simulates a browser with Trusted Types. Prefixes the URLs that a policy has created. */
function stubTrustedTypes() {
  const createPolicy = vi.fn<CreatePolicy>((_name, rules) => ({
    createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}`,
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  return createPolicy;
}

it.each([
  ["GTM-ABC", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC"],
  ["G-1", "https://www.googletagmanager.com/gtag/js?id=G-1"],
])("getTagManagerUrl creates the URL for %s by one policy, which it creates once", async (id, url) => {
  const createPolicy = stubTrustedTypes();
  const getTagManagerUrl = await importFresh();
  getTagManagerUrl(id);
  expect(getTagManagerUrl(id)).toBe(`trusted ${url}`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["taglys-tag-manager"]);
});

it("getTagManagerUrl rejects an invalid id with and without Trusted Types", async () => {
  stubTrustedTypes();
  const typed = await importFresh();
  expect(() => typed("GTM-A&l=other")).toThrow("not a valid tag-manager id");
  vi.unstubAllGlobals();
  vi.resetModules();
  const untyped = await importFresh();
  expect(() => untyped("GTM-A\n")).toThrow("not a valid tag-manager id");
});

it.each([
  "https://evil.example/gtm.js?id=GTM-ABC",
  "https://www.googletagmanager.com.evil.example/gtm.js?id=GTM-ABC",
  "http://www.googletagmanager.com/gtm.js?id=GTM-ABC",
  "https://www.googletagmanager.com/other.js?id=GTM-ABC",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC&callback=run",
  "data:text/javascript,run()",
])("the policy of getTagManagerUrl rejects %s", async (url) => {
  const createPolicy = stubTrustedTypes();
  (await importFresh())("GTM-ABC");
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(() => rules?.createScriptURL(url)).toThrow();
});
