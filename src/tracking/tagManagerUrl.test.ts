import { afterEach, expect, it, vi } from "vitest";
import { getTagManagerUrl } from "./tagManagerUrl.ts";

type CreatePolicy = NonNullable<Window["trustedTypes"]>["createPolicy"];

afterEach(() => vi.unstubAllGlobals());

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
])("getTagManagerUrl creates the URL for %s with a Trusted Types policy", (id, url) => {
  const createPolicy = stubTrustedTypes();
  expect(getTagManagerUrl(id)).toBe(`trusted ${url}`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["taglys-tag-manager"]);
});

it("getTagManagerUrl rejects an invalid id with and without Trusted Types", () => {
  stubTrustedTypes();
  expect(() => getTagManagerUrl("GTM-A&l=other")).toThrow("not a valid tag-manager id");
  vi.unstubAllGlobals();
  expect(() => getTagManagerUrl("GTM-A\n")).toThrow("not a valid tag-manager id");
});

it.each([
  "https://evil.example/gtm.js?id=GTM-ABC",
  "https://www.googletagmanager.com.evil.example/gtm.js?id=GTM-ABC",
  "http://www.googletagmanager.com/gtm.js?id=GTM-ABC",
  "https://www.googletagmanager.com/other.js?id=GTM-ABC",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC&callback=run",
  "data:text/javascript,run()",
])("the policy of getTagManagerUrl rejects %s", (url) => {
  const createPolicy = stubTrustedTypes();
  getTagManagerUrl("GTM-ABC");
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(() => rules?.createScriptURL(url)).toThrow();
});
