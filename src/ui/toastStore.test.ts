import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as log from "../log.ts";
import {
  addToastHost,
  closeToast,
  currentToasts,
  pauseToasts,
  resumeToasts,
  showToast,
  subscribeToToasts,
} from "./toastStore.ts";

const logError = vi.spyOn(log, "logError").mockImplementation(() => {});
let removeHost: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  removeHost = addToastHost();
});

afterEach(() => {
  resumeToasts();
  for (const { id } of currentToasts()) closeToast(id);
  removeHost();
  logError.mockClear();
  vi.useRealTimers();
});

function show(text: string, duration: "short" | "long" = "short"): void {
  showToast({ tone: "info", text, duration });
}

function shown() {
  return currentToasts().map(({ text }) => text);
}

describe("a toast's time", () => {
  it.each([
    ["short", 5000],
    ["long", 15_000],
  ] as const)("[R9.12] is, if %s, %d ms", (duration, milliseconds) => {
    show("Saved.", duration);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(shown()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[R9.12] is each toast's own", () => {
    show("Long.", "long");
    vi.advanceTimersByTime(3000);
    show("Short.");
    vi.advanceTimersByTime(5000);
    expect(shown()).toEqual(["Long."]);
    vi.advanceTimersByTime(7000);
    expect(shown()).toEqual([]);
  });

  it("[R9.12] stands still during a pause and runs on for what was left", () => {
    show("Saved.");
    vi.advanceTimersByTime(4000);
    pauseToasts();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual(["Saved."]);
    resumeToasts();
    vi.advanceTimersByTime(999);
    expect(shown()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("[R9.12] is not shortened by several pauses, nor by a second call for the same one", () => {
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

  it("[R9.12] begins after the pause for a toast that comes during one", () => {
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

describe("the same text", () => {
  it("is shown once, and its time begins anew", () => {
    show("Saved.");
    const before = currentToasts();
    vi.advanceTimersByTime(4000);
    show("Saved.");
    expect(currentToasts()).toEqual(before);
    vi.advanceTimersByTime(4999);
    expect(shown()).toEqual(["Saved."]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("is shown again where it means something else, and after it has gone", () => {
    show("Saved.");
    showToast({ tone: "negative", text: "Saved.", duration: "short" });
    const [first, second] = currentToasts();
    expect([first?.tone, second?.tone]).toEqual(["info", "negative"]);
    expect(first?.id).not.toBe(second?.id);
    vi.advanceTimersByTime(5000);
    show("Saved.");
    expect(currentToasts().map(({ id }) => [first?.id, second?.id].includes(id))).toEqual([false]);
  });
});

it("a toast that is closed is gone with its clock", () => {
  show("First.");
  show("Second.");
  closeToast(currentToasts()[0]?.id ?? "");
  expect(shown()).toEqual(["Second."]);
  expect(vi.getTimerCount()).toBe(1);
});

it("tells whoever looks on of each change, until they stop", () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  show("Saved.");
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  show("Saved.");
  expect(listener).toHaveBeenCalledTimes(2);
});

describe("[R8.15] the toast host", () => {
  it("is missed where none is mounted", () => {
    removeHost();
    show("Saved.");
    expect(logError.mock.calls).toEqual([
      ["No toast host is mounted: the ToastHost must be placed in the root component."],
    ]);
    removeHost = addToastHost();
  });

  it("is not missed while one of two is left", () => {
    const removeSecond = addToastHost();
    removeSecond();
    show("Saved.");
    expect(logError).not.toHaveBeenCalled();
  });
});
