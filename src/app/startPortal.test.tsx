import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeCookies, setCookie } from "../testing/cookies.ts";
import { type Answers, fakeService } from "../testing/fakeService.ts";
import { sampleConfig, visitorAnswers } from "../testing/sampleData.ts";

// Each test is a page load of its own.
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  removeCookies();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(answers: Answers) {
  const service = fakeService(answers);
  const { startPortal } = await import("./startPortal.tsx");
  const portal = await startPortal();
  await act(async () => render(portal));
  return service;
}

it("[R7.10] shows the introduction, and loads the configuration once, without a token", async () => {
  const { calls } = await start(visitorAnswers);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(calls.map(({ name, headers }) => [name, headers.has("authorization")])).toEqual([
    ["RuntimeConfig", false],
  ]);
  // The next test begins once this one's page has settled.
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
});

it("[R9.4] turns from the browser's language to the country's own once it is known", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  const config = Promise.withResolvers<ReturnType<typeof visitorAnswers.RuntimeConfig>>();
  await start({ RuntimeConfig: () => config.promise });
  expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
  expect(document.documentElement.lang).toBe("en");
  config.resolve(visitorAnswers.RuntimeConfig());
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toMatch(/^Let daylight in/);
});

it("[R5.3] [R9.5] begins with the stored locale where the country allows it", async () => {
  setCookie("locale=it-CH; path=/");
  await start({
    RuntimeConfig: () => ({ runtimeConfig: sampleConfig({ country: "CH", defaultLocale: "de-CH" }) }),
  });
  expect(await screen.findByRole("combobox")).toHaveProperty("value", "it-CH");
  expect(document.documentElement.lang).toBe("it-CH");
});

it("[R5.3] drops a stored locale that the country does not allow", async () => {
  setCookie("locale=it-CH; path=/");
  await start(visitorAnswers);
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
});

it("[R1.14] shows the introduction in the guessed language where the configuration cannot be loaded", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT"]);
  await start({ RuntimeConfig: () => ({ runtimeConfig: null }) });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(document.documentElement.lang).toBe("de-AT");
});
