import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchForQualityVisit } from "./qualityVisit.ts";
import * as tagManager from "./tagManager.ts";

const pushEvent = vi.spyOn(tagManager, "pushEvent").mockImplementation(() => {});
const visibility = vi.spyOn(document, "visibilityState", "get");
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  visibility.mockReturnValue("visible");
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  pushEvent.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Opens the portal in a tab. */
function visit() {
  const stop = watchForQualityVisit();
  stops.push(stop);
  return stop;
}

const wait = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
const told = () => pushEvent.mock.calls.map(([event]) => event);

it("[R4.14] tells of a quality visit after 30 seconds, once", () => {
  visit();
  wait(29);
  expect(told()).toEqual([]);
  wait(1);
  expect(told()).toEqual([{ event: "quality_visit" }]);
  wait(600);
  expect(told()).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

it("[R4.14] checks every second", () => {
  visit();
  expect(vi.getTimerCount()).toBe(1);
  wait(1);
  expect(sessionStorage.getItem("taglys.visitSeconds")).toBe("1");
});

it("[R4.15] remembers it for good: later visits count no more", () => {
  visit();
  wait(30);
  expect(localStorage.getItem("taglys.qualityVisit")).toBe("1");
  sessionStorage.clear();
  visit();
  wait(60);
  expect(told()).toHaveLength(1);
});

it("[R4.14] counts only while the portal can be seen", () => {
  visit();
  wait(20);
  visibility.mockReturnValue("hidden");
  wait(600);
  expect(told()).toEqual([]);
  visibility.mockReturnValue("visible");
  wait(10);
  expect(told()).toHaveLength(1);
});

it("[R4.14] goes on counting after a reload", () => {
  const leave = visit();
  wait(20);
  leave();
  visit();
  wait(10);
  expect(told()).toHaveLength(1);
});

it("[R4.14] is told by one of two tabs", () => {
  visit();
  visit();
  wait(60);
  expect(told()).toHaveLength(1);
});

it("[R4.14] is told where nothing can be stored, too", () => {
  const blocked = (["localStorage", "sessionStorage"] as const).map((storage) =>
    vi.spyOn(window, storage, "get").mockImplementation(() => {
      throw new DOMException("Blocked.", "SecurityError");
    }),
  );
  visit();
  wait(30);
  for (const spy of blocked) spy.mockRestore();
  expect(told()).toHaveLength(1);
});
