import { afterEach, beforeEach, expect, it, vi } from "vitest";

type CreatePolicy = NonNullable<Window["trustedTypes"]>["createPolicy"];

// The policy is made once per page load.
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function loadAddress() {
  const { tagManagerAddress } = await import("./tagManagerAddress.ts");
  return tagManagerAddress;
}

/** A browser with Trusted Types, which marks what a policy let through. */
function stubTrustedTypes() {
  const createPolicy = vi.fn<CreatePolicy>((_name, rules) => ({
    createScriptURL: (address) => `trusted ${rules.createScriptURL(address)}`,
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  return createPolicy;
}

it.each([
  ["GTM-ABC", "https://www.googletagmanager.com/gtm.js?id=GTM-ABC"],
  ["G-1", "https://www.googletagmanager.com/gtag/js?id=G-1"],
])("of %s passes one policy, made once", async (id, address) => {
  const createPolicy = stubTrustedTypes();
  const tagManagerAddress = await loadAddress();
  tagManagerAddress(id);
  expect(tagManagerAddress(id)).toBe(`trusted ${address}`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["taglys-tag-manager"]);
});

it("of an id that cannot be one is refused, with Trusted Types and without", async () => {
  stubTrustedTypes();
  const typed = await loadAddress();
  expect(() => typed("GTM-A&l=other")).toThrow("not a valid tag-manager id");
  vi.unstubAllGlobals();
  vi.resetModules();
  const untyped = await loadAddress();
  expect(() => untyped("GTM-A\n")).toThrow("not a valid tag-manager id");
});

it.each([
  "https://evil.example/gtm.js?id=GTM-ABC",
  "https://www.googletagmanager.com.evil.example/gtm.js?id=GTM-ABC",
  "http://www.googletagmanager.com/gtm.js?id=GTM-ABC",
  "https://www.googletagmanager.com/other.js?id=GTM-ABC",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC&callback=run",
  "data:text/javascript,run()",
])("cannot be %s: the policy refuses it", async (address) => {
  const createPolicy = stubTrustedTypes();
  (await loadAddress())("GTM-ABC");
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(() => rules?.createScriptURL(address)).toThrow();
});
