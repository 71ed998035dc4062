import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import type { Locale } from "#locales.ts";
import { createActiveLocale } from "./activeLocale.ts";
import * as messageLoader from "./loadMessages.ts";

const pendingLoads = new Map<Locale, PromiseWithResolvers<messageLoader.Messages>>();
let loadMessages: MockInstance<typeof messageLoader.loadMessages>;

/** Completes the load of the messages of a locale. */
function resolveMessages(locale: Locale, ids = ["greeting"]) {
  const messages = ids.map((id) => [id, [{ type: 0 as const, value: `${id} in ${locale}` }]]);
  pendingLoads.get(locale)?.resolve(Object.fromEntries(messages));
}

beforeEach(() => {
  pendingLoads.clear();
  loadMessages = vi.spyOn(messageLoader, "loadMessages").mockImplementation((locale) => {
    const load = Promise.withResolvers<messageLoader.Messages>();
    pendingLoads.set(locale, load);
    return load.promise;
  });
  document.documentElement.lang = "";
});

afterEach(() => vi.restoreAllMocks());

it("changeLocale › sets both locales when their messages have loaded, then the document's language, then notifies subscribers", {
  tags: ["R4.11"],
}, async () => {
  const { getActiveLocale, changeLocale, subscribeToLocale } = createActiveLocale();
  const steps: string[] = [];
  const note = (step: string) => {
    const { fallbackLocale, locale } = getActiveLocale();
    steps.push(`${step}: ${locale}, else ${fallbackLocale}`);
  };
  vi.spyOn(document.documentElement, "lang", "set").mockImplementation((lang) => note(`language ${lang}`));
  subscribeToLocale(() => note("subscribers"));
  const change = changeLocale("fr-CH", "de-CH");
  resolveMessages("fr-CH");
  await Promise.resolve();
  expect(steps).toEqual([]);
  resolveMessages("de-CH", ["greeting", "farewell"]);
  await change;
  expect(steps).toEqual(["language fr-CH: fr-CH, else de-CH", "subscribers: fr-CH, else de-CH"]);
  expect(getActiveLocale().messages).toEqual({
    greeting: [{ type: 0, value: "greeting in fr-CH" }],
    farewell: [{ type: 0, value: "farewell in de-CH" }],
  });
});

it("changeLocale › keeps the country's default as the fallback of later locales", async () => {
  const { getActiveLocale, changeLocale } = createActiveLocale();
  const first = changeLocale("de-CH", "de-CH");
  resolveMessages("de-CH");
  await first;
  const second = changeLocale("it-CH");
  resolveMessages("it-CH");
  resolveMessages("de-CH");
  await second;
  expect(getActiveLocale()).toMatchObject({ fallbackLocale: "de-CH", locale: "it-CH" });
});

it("changeLocale › lets the later of two changes win, regardless of which loads first", async () => {
  const { getActiveLocale, changeLocale, subscribeToLocale } = createActiveLocale();
  const listener = vi.fn();
  subscribeToLocale(listener);
  const changes = [changeLocale("fr-CH"), changeLocale("it-CH")];
  resolveMessages("it-CH");
  resolveMessages("fr-CH");
  await Promise.all(changes);
  expect(getActiveLocale().locale).toBe("it-CH");
  expect(document.documentElement.lang).toBe("it-CH");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("changeLocale › keeps the active locale when a pending change is reverted", async () => {
  const { getActiveLocale, changeLocale } = createActiveLocale();
  const first = changeLocale("de-CH");
  resolveMessages("de-CH");
  await first;
  const pending = changeLocale("fr-CH");
  await changeLocale("de-CH");
  resolveMessages("fr-CH");
  await pending;
  expect(getActiveLocale().locale).toBe("de-CH");
});

it("changeLocale › loads nothing for the active locale", async () => {
  const { changeLocale } = createActiveLocale();
  const first = changeLocale("da");
  resolveMessages("da");
  await first;
  pendingLoads.clear();
  await changeLocale("da");
  expect([...pendingLoads.keys()]).toEqual([]);
});

it("changeLocale › changes nothing when the messages cannot be loaded", async () => {
  const { getActiveLocale, changeLocale } = createActiveLocale();
  const change = changeLocale("da");
  pendingLoads.get("da")?.reject(new Error("offline"));
  await expect(change).rejects.toThrow("offline");
  expect(getActiveLocale().locale).toBe("de");
  expect(document.documentElement.lang).toBe("");
});

it("subscribeToLocale › does not call a listener that has unsubscribed", async () => {
  const { changeLocale, subscribeToLocale } = createActiveLocale();
  const listener = vi.fn();
  subscribeToLocale(listener)();
  const change = changeLocale("no");
  resolveMessages("no");
  await change;
  expect(listener).not.toHaveBeenCalled();
});

it("loadAllMessages › loads all messages of the active locale, and of later locales", async () => {
  const { getActiveLocale, changeLocale, loadAllMessages } = createActiveLocale();
  const first = changeLocale("da");
  resolveMessages("da");
  await first;
  const all = loadAllMessages();
  resolveMessages("da");
  await all;
  expect(getActiveLocale()).toMatchObject({ locale: "da", hasAllMessages: true });
  await loadAllMessages();
  const later = changeLocale("sv");
  resolveMessages("sv");
  await later;
  expect(loadMessages.mock.calls).toEqual([
    ["da", "start"],
    ["da", "all"],
    ["sv", "all"],
  ]);
});

it("loadAllMessages › waits for the messages of a locale chosen meanwhile", async () => {
  const { getActiveLocale, changeLocale, loadAllMessages } = createActiveLocale();
  void changeLocale("en");
  const all = loadAllMessages();
  void changeLocale("fr-CH");
  resolveMessages("en");
  await expect.poll(() => loadMessages.mock.calls.length).toBe(4);
  resolveMessages("fr-CH");
  await all;
  expect(getActiveLocale()).toMatchObject({ locale: "fr-CH", hasAllMessages: true });
});

it("loadAllMessages › keeps all messages when the start chunk loads later", async () => {
  const { getActiveLocale, changeLocale, loadAllMessages } = createActiveLocale();
  const first = changeLocale("no");
  const startLoad = pendingLoads.get("no");
  const all = loadAllMessages();
  resolveMessages("no");
  await all;
  startLoad?.resolve({});
  await first;
  expect(getActiveLocale().hasAllMessages).toBe(true);
});
