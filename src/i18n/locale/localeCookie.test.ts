import { afterEach, expect, it, vi } from "vitest";
import { removeCookies, setCookie } from "#testing/browser/cookies.ts";
import { readLocaleCookie, writeLocaleCookie } from "./localeCookie.ts";

afterEach(() => {
  history.replaceState(null, "", "/");
  removeCookies();
  vi.restoreAllMocks();
});

it("writeLocaleCookie › sets the cookie for a year and for the whole site on every path", {
  tags: ["R9.5"],
}, () => {
  history.replaceState(null, "", "/project/7/deep");
  const setter = vi.spyOn(document, "cookie", "set");
  writeLocaleCookie("fr-CH");
  expect(setter.mock.calls).toEqual([["locale=fr-CH; path=/; max-age=31536000; samesite=lax"]]);
  history.replaceState(null, "", "/");
  expect(readLocaleCookie()).toBe("fr-CH");
});

it("readLocaleCookie › ignores cookies with similar names", () => {
  setCookie("my_locale=sv; path=/");
  setCookie("locales=da; path=/");
  expect(readLocaleCookie()).toBeNull();
});
