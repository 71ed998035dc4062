import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Clock } from "./clock.ts";

const machineTime = new Date("2030-01-01T00:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: machineTime });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Clock", () => {
  it("follows the machine's time unless it is set", () => {
    const clock = new Clock();
    vi.advanceTimersByTime(1500);
    expect(clock.now().getTime()).toBe(machineTime.getTime() + 1500);
    expect(clock.seconds()).toBe(machineTime.getTime() / 1000 + 1);
  });

  it("continues from the time it is set to, advances and goes back", () => {
    const clock = new Clock();
    clock.set(new Date("2026-03-09T08:00:00Z"));
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:01:00Z"));
    clock.advance(3_600_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T09:01:00Z"));
    clock.advance(-7_200_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T07:01:00Z"));
  });

  it("stands still while frozen, can be advanced, and continues from there", () => {
    const clock = new Clock();
    clock.set(new Date("2026-03-09T08:00:00Z"));
    clock.freeze();
    vi.advanceTimersByTime(60_000);
    clock.advance(1000);
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:00:01Z"));
    clock.unfreeze();
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:00:02Z"));
  });
});
