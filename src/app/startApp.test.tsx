import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { type ComponentType, Fragment, type PropsWithChildren, StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { changeLocale } from "../i18n/locale/activeLocale.ts";
import * as messageLoader from "../i18n/locale/loadMessages.ts";
import type { Locale } from "../locales.ts";
import { removeCookies, setCookie } from "../testing/browser/cookies.ts";
import { storeTestCredentials } from "../testing/identity/storeTestCredentials.ts";
import { fakeService, type ResponseStubs } from "../testing/network/fakeService.ts";
import {
  createSampleConfig,
  customerResponses,
  visitorResponses,
} from "../testing/samples/sampleProjects.ts";
import type { App } from "./createApp.tsx";
import { createQueryClient } from "./queryClient.ts";
import { startSession } from "./start.ts";
import { startApp } from "./startApp.tsx";

const apps: App[] = [];

beforeEach(async () => {
  // Each test loads a page without a language. The locale of the page before it is none of a test.
  await changeLocale("fr");
  document.documentElement.lang = "";
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  for (const { dispose } of apps.splice(0)) dispose();
  removeCookies();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function startPage(prerenderedLocale?: Locale) {
  const app = await startApp(startSession(createQueryClient()), prerenderedLocale);
  apps.push(app);
  return app.element;
}

async function loadPage(responses: ResponseStubs, wrapper: ComponentType<PropsWithChildren> = Fragment) {
  const service = fakeService(responses);
  const { unmount } = await act(async () => render(await startPage(), { wrapper }));
  return { ...service, unmount };
}

it("startApp changes from the browser's language to the country's when the configuration has loaded", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  const config = Promise.withResolvers<ReturnType<typeof visitorResponses.RuntimeConfig>>();
  await loadPage({ RuntimeConfig: () => config.promise });
  expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
  expect(document.documentElement.lang).toBe("en");
  config.resolve(visitorResponses.RuntimeConfig());
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toMatch(/^Let daylight in/);
});

it("startApp shows the introduction in the locale of the page's HTML at once, without its loader", async () => {
  const service = fakeService(visitorResponses);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  render(await startPage("da"));
  expect(screen.getByRole("link", { name: "Log ind eller opret en konto" })).toBeTruthy();
  await waitFor(() => expect(service.requests.map(({ name }) => name)).toEqual(["RuntimeConfig"]));
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
});

const swissConfig = () => ({
  runtimeConfig: createSampleConfig({ country: "CH", defaultLocale: "de-CH" }),
});

it("startApp starts with the stored locale if the country of the last visit has it", async () => {
  setCookie("locale=it-CH; path=/");
  const { unmount } = await loadPage({ RuntimeConfig: swissConfig });
  await waitFor(() => expect(document.documentElement.lang).toBe("it-CH"));
  expect(await screen.findByRole("combobox")).toHaveProperty("value", "it-CH");
  unmount();

  await changeLocale("en");
  const { requests } = await loadPage({ RuntimeConfig: () => new Promise<never>(() => {}) });
  expect(document.documentElement.lang).toBe("it-CH");
  expect(requests.map(({ headers }) => headers.get("x-taglys-locale"))).toEqual(["it-CH"]);
});

it.each([
  ["on a first visit", null, ["de", "de-DE"]],
  ["after a visit to the country", "DE", ["de-DE"]],
])("startApp requests content once, in the country's locale, %s", async (_, lastCountry, locales) => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["pl-PL"]);
  if (lastCountry) localStorage.setItem("country", lastCountry);
  storeTestCredentials();
  history.replaceState(null, "", "/faq");
  const { requests, getRequests } = await loadPage(customerResponses);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
  await waitFor(() => expect(getRequests("/api/campaigns")).toHaveLength(1));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  const content = ["/api/campaigns", "FaqContent", "DocumentContent", "BookmarkContent"];
  const sent = requests.filter(({ name }) => content.includes(name));
  expect(sent.map(({ name }) => name).toSorted()).toEqual(content.toSorted());
  const getLocales = (list: typeof requests) =>
    new Set(list.map(({ headers }) => headers.get("x-taglys-locale")));
  expect(getLocales(sent)).toEqual(new Set(["de-DE"]));
  expect(getLocales(requests)).toEqual(new Set(locales));
});

it.each(["it-CH", "xx-YY"])(
  "startApp never shows or sends the stored locale %s if the country does not have it",
  async (stored) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
    setCookie(`locale=${stored}; path=/`);
    const languages: string[] = [];
    const observer = new MutationObserver(() => languages.push(document.documentElement.lang));
    observer.observe(document.documentElement, { attributeFilter: ["lang"] });
    const config = Promise.withResolvers<ReturnType<typeof visitorResponses.RuntimeConfig>>();
    const { requests } = await loadPage({ RuntimeConfig: () => config.promise });
    expect(await screen.findByRole("heading", { name: /^Let daylight in/ })).toBeTruthy();
    config.resolve(visitorResponses.RuntimeConfig());
    await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
    observer.disconnect();
    expect(languages).not.toContain(stored);
    expect(requests.map(({ headers }) => headers.get("x-taglys-locale"))).toEqual(["en"]);
  },
);

it("startApp applies the country's locale in StrictMode", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  const { requests } = await loadPage(visitorResponses, StrictMode);
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([false]);
});

it("startApp applies the country's locale when the configuration has loaded on retry", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
  const { stubResponses } = await loadPage({ RuntimeConfig: () => ({ runtimeConfig: null }) });
  const retry = await screen.findByRole("button", { name: "Try again" });
  expect(document.documentElement.lang).toBe("en");
  stubResponses(visitorResponses);
  await act(async () => retry.click());
  await waitFor(() => expect(document.documentElement.lang).toBe("de-DE"));
});

it("startApp highlights machine translations of catalogues and of content with the URL parameter machine-translations", async () => {
  history.replaceState(null, "", "/faq?machine-translations");
  storeTestCredentials();
  // Another locale than the page's, so that its messages are loaded.
  await changeLocale("da", "da");
  const { loadMessages } = messageLoader;
  vi.spyOn(messageLoader, "loadMessages").mockImplementation(async (...values) => ({
    ...(await loadMessages(...values)),
    "page.faq.title": [{ type: 0, value: "Hilfe\u200B" }],
  }));
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
