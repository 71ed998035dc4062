import { afterEach, expect, it } from "vitest";
import { createCredentialStore } from "#session/tokens/credentialStore.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { findPrerenderedLocale } from "./startApp.tsx";

const createRoot = (locale?: string) => {
  const root = document.createElement("div");
  if (locale !== undefined) root.dataset["locale"] = locale;
  return root;
};

afterEach(() => {
  createCredentialStore().removeTokens();
  history.replaceState(null, "", "/");
});

it("findPrerenderedLocale › returns the locale of the introduction in the page's HTML", () => {
  expect(findPrerenderedLocale(createRoot("fr-CH"))).toBe("fr-CH");
});

it.each([undefined, "", "nl"])("findPrerenderedLocale › returns nothing for the locale %j", (locale) => {
  expect(findPrerenderedLocale(createRoot(locale))).toBeUndefined();
});

it("findPrerenderedLocale › returns nothing for a visitor who may be signed in", () => {
  storeTestCredentials();
  expect(findPrerenderedLocale(createRoot("da"))).toBeUndefined();
});

it("findPrerenderedLocale › returns nothing with the URL parameter trl", () => {
  history.replaceState(null, "", "/?trl");
  expect(findPrerenderedLocale(createRoot("da"))).toBeUndefined();
});
