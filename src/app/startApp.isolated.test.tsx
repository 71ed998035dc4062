import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { removeCookies, setCookie } from "../testing/browser/cookies.ts";
import { createSampleConfig, customerResponses, visitorResponses } from "../testing/data/sampleProjects.ts";
import { fakeService, type ResponseStubs } from "../testing/network/fakeService.ts";
import { storeTestCredentials } from "../testing/session/storeTestCredentials.ts";

// Modules are reset to simulate a page load.
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  removeCookies();
  localStorage.clear();
  history.replaceState(null, "", "/");
  vi.doUnmock("../i18n/locale/loadMessages.ts");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function loadPage(answers: ResponseStubs) {
  const service = fakeService(answers);
  const { startApp } = await import("./startApp.tsx");
  const app = await startApp();
  await act(async () => render(app));
  return service;
}

it("startApp shows the introduction and loads the configuration once, without an id token", {
  tags: ["R7.10"],
}, async () => {
  const { requests } = await loadPage(visitorResponses);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(requests.map(({ name, headers }) => [name, headers.has("authorization")])).toEqual([
    ["RuntimeConfig", false],
  ]);
  // Waits for the country's locale, so that it does not load during the next test.
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
});

it("startApp changes from the browser's language to the country's when the configuration has loaded", {
  tags: ["R9.4"],
}, async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  const config = Promise.withResolvers<ReturnType<typeof visitorResponses.RuntimeConfig>>();
  await loadPage({ RuntimeConfig: () => config.promise });
  expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
  expect(document.documentElement.lang).toBe("en");
  config.resolve(visitorResponses.RuntimeConfig());
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toMatch(/^Let daylight in/);
});

it("startApp uses the stored locale if the country has it", { tags: ["R5.3", "R9.5"] }, async () => {
  setCookie("locale=it-CH; path=/");
  await loadPage({
    RuntimeConfig: () => ({ runtimeConfig: createSampleConfig({ country: "CH", defaultLocale: "de-CH" }) }),
  });
  expect(await screen.findByRole("combobox")).toHaveProperty("value", "it-CH");
  expect(document.documentElement.lang).toBe("it-CH");
});

it("startApp ignores a stored locale that the country does not have", { tags: ["R5.3"] }, async () => {
  setCookie("locale=it-CH; path=/");
  await loadPage(visitorResponses);
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
});

it("startApp shows the introduction in the browser's language if the configuration cannot be loaded", {
  tags: ["R1.14"],
}, async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT"]);
  await loadPage({ RuntimeConfig: () => ({ runtimeConfig: null }) });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(document.documentElement.lang).toBe("de-AT");
});

it("startApp highlights machine translations of catalogues and of content with the URL parameter machine-translations", {
  tags: ["R4.13"],
}, async () => {
  history.replaceState(null, "", "/faq?machine-translations");
  storeTestCredentials();
  vi.doMock("../i18n/locale/loadMessages.ts", async (importOriginal) => {
    const { loadMessages } = await importOriginal<typeof import("../i18n/locale/loadMessages.ts")>();
    return {
      loadMessages: async (...values: Parameters<typeof loadMessages>) => ({
        ...(await loadMessages(...values)),
        "page.faq.title": [{ type: 0, value: "Hilfe\u200B" }],
      }),
    };
  });
  await loadPage({
    ...customerResponses,
    FaqContent: () => ({
      faqContent: [
        { category: "Care", question: "Translated by a machine?\u200B", answer: "Yes." },
        { category: "Care", question: "Translated by a person?", answer: "No." },
      ],
    }),
  });
  const question = await screen.findByText(/^Translated by a machine/);
  await waitFor(() => expect(question.style.color).toBe("blueviolet"));
  expect(screen.getByRole("heading", { level: 1 }).style.color).toBe("blueviolet");
  expect(screen.getByText("Translated by a person?").style.color).toBe("");
});
