import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createStandingWorld } from "../../testing/worlds.ts";
import { WorldRegistry } from "../../world/worldRegistry.ts";
import { createMemoryReturner } from "./returnMemory.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("memory of deleted worlds is returned two seconds after the last was deleted", () => {
  const collect = vi.fn();
  const worlds = new WorldRegistry({ onDeleted: createMemoryReturner(collect).afterDeletion });
  for (const id of ["one", "two", "three"]) worlds.add(createStandingWorld("SE", id));
  worlds.delete("one");
  vi.advanceTimersByTime(1900);
  worlds.delete("two");
  vi.advanceTimersByTime(1900);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(collect).toHaveBeenCalledTimes(1);
  worlds.delete("unknown");
  vi.advanceTimersByTime(5000);
  expect(collect).toHaveBeenCalledTimes(1);
});

it("memory is returned two seconds after the last of a thousand requests, and not after fewer", () => {
  const collect = vi.fn();
  const { afterRequest } = createMemoryReturner(collect);
  const send = (count: number) => {
    for (let index = 0; index < count; index++) afterRequest();
  };
  send(999);
  vi.advanceTimersByTime(5000);
  expect(collect).not.toHaveBeenCalled();
  send(1);
  vi.advanceTimersByTime(1900);
  send(1);
  vi.advanceTimersByTime(1900);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(collect).toHaveBeenCalledTimes(1);
  send(999);
  vi.advanceTimersByTime(5000);
  expect(collect).toHaveBeenCalledTimes(1);
});
