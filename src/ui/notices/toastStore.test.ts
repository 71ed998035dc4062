import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as log from "#log.ts";
import {
  closeToast,
  getToasts,
  pauseToasts,
  resumeToasts,
  showToast,
  subscribeToToasts,
} from "./toastStore.ts";

const logError = vi.spyOn(log, "logError").mockImplementation(() => {});
let removeHost: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  removeHost = subscribeToToasts(() => {});
});

afterEach(() => {
  resumeToasts();
  for (const { id } of getToasts()) closeToast(id);
  removeHost();
  logError.mockClear();
  vi.useRealTimers();
});

function show(text: string, duration: "short" | "long" = "short"): void {
  showToast({ tone: "info", text, duration });
}

function shown() {
  return getToasts().map(({ text }) => text);
}

describe("the countdown of a toast", () => {
  it.each([
    ["short", 5000],
    ["long", 15_000],
  ] as const)("of the duration %s takes %d ms", { tags: ["R9.12"] }, (duration, milliseconds) => {
    show("Saved.", duration);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(shown()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is independent of other toasts", () => {
    show("Long.", "long");
    vi.advanceTimersByTime(3000);
    show("Short.");
    vi.advanceTimersByTime(5000);
    expect(shown()).toEqual(["Long."]);
    vi.advanceTimersByTime(7000);
    expect(shown()).toEqual([]);
  });

  it("is not shortened by several pauses or by repeated calls", () => {
    show("Saved.");
    for (let pause = 0; pause < 3; pause += 1) {
      vi.advanceTimersByTime(1000);
      pauseToasts();
      vi.advanceTimersByTime(500);
      pauseToasts();
      vi.advanceTimersByTime(500);
      resumeToasts();
      resumeToasts();
    }
    vi.advanceTimersByTime(1999);
    expect(shown()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("starts after the pause for a toast that appears during it", () => {
    pauseToasts();
    show("Saved.");
    vi.advanceTimersByTime(60_000);
    resumeToasts();
    vi.advanceTimersByTime(4999);
    expect(shown()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });
});

describe("showToast with a text that is on screen", () => {
  it("shows it once and restarts its countdown", () => {
    show("Saved.");
    const before = getToasts();
    vi.advanceTimersByTime(4000);
    show("Saved.");
    expect(getToasts()).toEqual(before);
    vi.advanceTimersByTime(4999);
    expect(shown()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("shows a second toast for another tone, and again after the first has gone", () => {
    show("Saved.");
    showToast({ tone: "negative", text: "Saved.", duration: "short" });
    const [first, second] = getToasts();
    expect([first?.tone, second?.tone]).toEqual(["info", "negative"]);
    expect(first?.id).not.toBe(second?.id);
    vi.advanceTimersByTime(5000);
    show("Saved.");
    expect(getToasts().map(({ id }) => [first?.id, second?.id].includes(id))).toEqual([false]);
  });
});

it("closeToast › removes the toast and its countdown", () => {
  show("First.");
  show("Second.");
  closeToast(getToasts()[0]?.id ?? "");
  expect(shown()).toEqual(["Second."]);
  expect(vi.getTimerCount()).toBe(1);
});

it("subscribeToToasts › calls the listener on each change until it unsubscribes", () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToToasts(listener);
  show("Saved.");
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  show("Saved.");
  expect(listener).toHaveBeenCalledTimes(2);
});

describe("showToast", () => {
  it("logs an error when no toast host is mounted", { tags: ["R8.15"] }, () => {
    removeHost();
    show("Saved.");
    expect(logError.mock.calls).toEqual([
      ["No toast host is mounted: the ToastHost must be placed in the root component."],
    ]);
  });

  it("logs no error while one of two toast hosts is mounted", () => {
    const removeSecond = subscribeToToasts(() => {});
    removeSecond();
    show("Saved.");
    expect(logError).not.toHaveBeenCalled();
  });
});
