import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Clock } from "./clock.ts";

const machineTime = new Date("2030-01-01T00:00:00Z");
const seedTime = new Date("2026-03-09T08:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: machineTime });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("Clock", () => {
  it("follows the machine's time unless it is set", () => {
    const clock = new Clock();
    expect(clock.now()).toEqual(machineTime);
    vi.advanceTimersByTime(1500);
    expect(clock.now().getTime()).toBe(machineTime.getTime() + 1500);
    expect(clock.seconds()).toBe(machineTime.getTime() / 1000 + 1);
  });

  it("continues from the time it is set to", () => {
    const clock = new Clock();
    clock.set(seedTime);
    expect(clock.now()).toEqual(seedTime);
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:01:00Z"));
  });

  it("advances and goes back", () => {
    const clock = new Clock();
    clock.set(seedTime);
    clock.advance(3_600_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T09:00:00Z"));
    clock.advance(-7_200_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T07:00:00Z"));
  });

  it("stands still while frozen and can be advanced", () => {
    const clock = new Clock();
    clock.set(seedTime);
    clock.freeze();
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toEqual(seedTime);
    clock.advance(1000);
    vi.advanceTimersByTime(60_000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:00:01Z"));
  });

  it("continues from the frozen time", () => {
    const clock = new Clock();
    clock.set(seedTime);
    clock.freeze();
    vi.advanceTimersByTime(60_000);
    clock.unfreeze();
    expect(clock.now()).toEqual(seedTime);
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toEqual(new Date("2026-03-09T08:00:01Z"));
  });
});
