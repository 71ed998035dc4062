import { afterEach, expect, it, vi } from "vitest";
import { signedInCookie, writeCookie } from "#storage/cookies.ts";
import { lastCountry } from "#storage/lastCountry.ts";
import { preloadScreen } from "./preloadScreen.ts";

const preloads = {
  screens: {
    project: { needsSignIn: true, scripts: ["/layout.js", "/project.js"] },
    feedback: { needsSignIn: false, scripts: ["/feedback.js"] },
  },
  messages: { da: ["/da.js"], sv: ["/sv.js"] },
};

/** The URLs that a page preloads, for a visitor of Denmark. */
function getPreloads(path: string): (string | null)[] {
  lastCountry.write("DK");
  history.replaceState(null, "", path);
  preloadScreen(preloads);
  return [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href"));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  writeCookie(signedInCookie, "", 0);
  for (const link of document.querySelectorAll("link[rel=modulepreload]")) link.remove();
});

it("preloadScreen requests the scripts of the screen and the messages of the locale", () => {
  writeCookie(signedInCookie, "1", 60);
  expect(getPreloads("/Project/p1/")).toEqual(["/layout.js", "/project.js", "/da.js"]);
});

it("preloadScreen requests nothing for a screen that redirects an anonymous visitor", () => {
  expect(getPreloads("/project/p1")).toEqual([]);
  expect(getPreloads("/feedback/p1")).toEqual(["/feedback.js", "/da.js"]);
});

it.each(["/projects/p1", "/", "/constructor"])(
  "preloadScreen requests nothing for the unknown path %s",
  (path) => {
    expect(getPreloads(path)).toEqual([]);
  },
);

it("preloadScreen starts Intl once the requests have been sent", () => {
  vi.useFakeTimers();
  const createFormat = vi.spyOn(Intl, "NumberFormat");
  getPreloads("/feedback/p1");
  expect(createFormat).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(createFormat).toHaveBeenCalledOnce();
});
