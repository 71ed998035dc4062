import { afterEach, expect, it } from "vitest";
import { removeCookies, setCookie } from "../testing/cookies.ts";
import { readLocaleCookie, writeLocaleCookie } from "./localeCookie.ts";

afterEach(() => {
  history.replaceState(null, "", "/");
  removeCookies();
});

it("[R9.5] holds for the whole site, wherever it is written", () => {
  history.replaceState(null, "", "/project/7/deep");
  writeLocaleCookie("fr-CH");
  history.replaceState(null, "", "/");
  expect(readLocaleCookie()).toBe("fr-CH");
});

it("is replaced by a later choice", () => {
  writeLocaleCookie("fr-CH");
  writeLocaleCookie("it-CH");
  expect(document.cookie).toBe("locale=it-CH");
});

it("is told from cookies with similar names", () => {
  setCookie("my_locale=sv; path=/");
  setCookie("locales=da; path=/");
  expect(readLocaleCookie()).toBeNull();
});
