import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Locale } from "../countries.ts";
import type { Messages } from "./loadMessages.ts";

const loading = new Map<Locale, PromiseWithResolvers<Messages>>();
const asked = vi.fn();

vi.mock("./loadMessages.ts", () => ({
  loadMessages: (locale: Locale, extent: string) => {
    asked(locale, extent);
    const load = Promise.withResolvers<Messages>();
    loading.set(locale, load);
    return load.promise;
  },
}));

/** Lets the messages of a locale arrive. */
function arrive(locale: Locale) {
  loading.get(locale)?.resolve({ greeting: [{ type: 0, value: `hello in ${locale}` }] });
}

beforeEach(() => {
  vi.resetModules();
  loading.clear();
  asked.mockClear();
  document.documentElement.lang = "";
});

afterEach(() => vi.restoreAllMocks());

it("[R4.11] loads messages, sets the locale active, then the document's language, then tells the screens", async () => {
  const { activeLocale, changeLocale, subscribeToLocale } = await import("./localeStore.ts");
  const steps: string[] = [];
  const note = (step: string) => {
    const { locale, intl } = activeLocale();
    steps.push(`${step}: ${locale}, ${Object.keys(intl?.messages ?? {}).length} messages`);
  };
  vi.spyOn(document.documentElement, "lang", "set").mockImplementation((lang) => note(`language ${lang}`));
  subscribeToLocale(() => note("screens"));

  const change = changeLocale("sv");
  note("loading");
  arrive("sv");
  await change;

  expect(steps).toEqual([
    "loading: de, 0 messages",
    "language sv: sv, 1 messages",
    "screens: sv, 1 messages",
  ]);
});

it("lets the later of two changes win, whichever arrives first", async () => {
  const { activeLocale, changeLocale, subscribeToLocale } = await import("./localeStore.ts");
  const listener = vi.fn();
  subscribeToLocale(listener);
  const changes = [changeLocale("fr-CH"), changeLocale("it-CH")];
  arrive("it-CH");
  arrive("fr-CH");
  await Promise.all(changes);
  expect(activeLocale().locale).toBe("it-CH");
  expect(document.documentElement.lang).toBe("it-CH");
  expect(listener).toHaveBeenCalledTimes(1);
});

it("stays with the active locale when a change under way is taken back", async () => {
  const { activeLocale, changeLocale } = await import("./localeStore.ts");
  const first = changeLocale("de-CH");
  arrive("de-CH");
  await first;
  const there = changeLocale("fr-CH");
  await changeLocale("de-CH");
  arrive("fr-CH");
  await there;
  expect(activeLocale().locale).toBe("de-CH");
});

it("loads nothing for the locale that is active already", async () => {
  const { changeLocale } = await import("./localeStore.ts");
  const first = changeLocale("da");
  arrive("da");
  await first;
  loading.clear();
  await changeLocale("da");
  expect([...loading.keys()]).toEqual([]);
});

it("leaves everything as it was when the messages cannot be loaded", async () => {
  const { activeLocale, changeLocale } = await import("./localeStore.ts");
  const change = changeLocale("da");
  loading.get("da")?.reject(new Error("offline"));
  await expect(change).rejects.toThrow("offline");
  expect(activeLocale().locale).toBe("de");
  expect(document.documentElement.lang).toBe("");
});

it("tells a listener nothing once it has stopped", async () => {
  const { changeLocale, subscribeToLocale } = await import("./localeStore.ts");
  const listener = vi.fn();
  subscribeToLocale(listener)();
  const change = changeLocale("no");
  arrive("no");
  await change;
  expect(listener).not.toHaveBeenCalled();
});

it("loads all messages of the active locale once a screen needs them, and of later locales", async () => {
  const { activeLocale, changeLocale, ensureMessages } = await import("./localeStore.ts");
  const first = changeLocale("da");
  arrive("da");
  await first;
  const all = ensureMessages("all");
  arrive("da");
  await all;
  expect(activeLocale()).toMatchObject({ locale: "da", extent: "all" });
  await ensureMessages("all");
  const later = changeLocale("sv");
  arrive("sv");
  await later;
  expect(asked.mock.calls).toEqual([
    ["da", "first"],
    ["da", "all"],
    ["sv", "all"],
  ]);
});

it("loads for the overview what it shows, and the rest once another screen needs it", async () => {
  const { activeLocale, changeLocale, ensureMessages } = await import("./localeStore.ts");
  void changeLocale("da");
  const overview = ensureMessages("overview");
  arrive("da");
  await overview;
  expect(activeLocale().extent).toBe("overview");
  const all = ensureMessages("all");
  arrive("da");
  await all;
  await ensureMessages("overview");
  expect(activeLocale().extent).toBe("all");
  expect(asked.mock.calls).toEqual([
    ["da", "first"],
    ["da", "overview"],
    ["da", "all"],
  ]);
});

it("waits for all messages of the locale that is chosen while they load", async () => {
  const { activeLocale, changeLocale, ensureMessages } = await import("./localeStore.ts");
  void changeLocale("en");
  const all = ensureMessages("all");
  void changeLocale("fr-CH");
  arrive("en");
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  arrive("fr-CH");
  await all;
  expect(activeLocale()).toMatchObject({ locale: "fr-CH", extent: "all" });
});

it("keeps all messages where those of the first screens come late", async () => {
  const { activeLocale, changeLocale, ensureMessages } = await import("./localeStore.ts");
  const first = changeLocale("no");
  const firstPart = loading.get("no");
  const all = ensureMessages("all");
  arrive("no");
  await all;
  firstPart?.resolve({});
  await first;
  expect(activeLocale().extent).toBe("all");
});
