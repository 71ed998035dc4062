import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TagManager } from "./tagManager.ts";
import { trackQualityVisit } from "./trackQualityVisit.ts";

const pushEvent = vi.fn<TagManager["pushEvent"]>();
const visibility = vi.spyOn(document, "visibilityState", "get");
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  visibility.mockReturnValue("visible");
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  pushEvent.mockClear();
  vi.useRealTimers();
});

/** Opens the portal in a tab. */
function openTab() {
  const stop = trackQualityVisit({ pushEvent });
  stops.push(stop);
  return stop;
}

const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const getEvents = () => pushEvent.mock.calls.map(([event]) => event);

it("trackQualityVisit sends the event once after 30 seconds", { tags: ["R4.14"] }, () => {
  openTab();
  advanceSeconds(29);
  expect(getEvents()).toEqual([]);
  advanceSeconds(1);
  expect(getEvents()).toEqual([{ event: "quality visit" }]);
  advanceSeconds(600);
  expect(getEvents()).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

it("trackQualityVisit checks every second", { tags: ["R4.14"] }, () => {
  openTab();
  expect(vi.getTimerCount()).toBe(1);
  advanceSeconds(1);
  expect(sessionStorage.getItem("taglys.visitSeconds")).toBe("1");
});

it("trackQualityVisit sends nothing in later visits of the same browser", { tags: ["R4.15"] }, () => {
  openTab();
  advanceSeconds(30);
  expect(localStorage.getItem("taglys.qualityVisit")).toBe("1");
  sessionStorage.clear();
  openTab();
  advanceSeconds(60);
  expect(getEvents()).toHaveLength(1);
});

it("trackQualityVisit counts only while the portal is visible", () => {
  openTab();
  advanceSeconds(20);
  visibility.mockReturnValue("hidden");
  advanceSeconds(600);
  expect(getEvents()).toEqual([]);
  visibility.mockReturnValue("visible");
  advanceSeconds(10);
  expect(getEvents()).toHaveLength(1);
});

it("trackQualityVisit continues to count after a reload", () => {
  const closeTab = openTab();
  advanceSeconds(20);
  closeTab();
  openTab();
  advanceSeconds(10);
  expect(getEvents()).toHaveLength(1);
});

it("trackQualityVisit sends the event in one of two tabs", () => {
  openTab();
  openTab();
  advanceSeconds(60);
  expect(getEvents()).toHaveLength(1);
});

it("trackQualityVisit sends the event with blocked storage too", () => {
  const blocked = (["localStorage", "sessionStorage"] as const).map((storage) =>
    vi.spyOn(window, storage, "get").mockImplementation(() => {
      throw new DOMException("Blocked.", "SecurityError");
    }),
  );
  openTab();
  advanceSeconds(30);
  for (const spy of blocked) spy.mockRestore();
  expect(getEvents()).toHaveLength(1);
});
