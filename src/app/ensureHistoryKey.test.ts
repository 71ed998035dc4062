import { afterEach, expect, it } from "vitest";
import { ensureHistoryKey } from "./startApp.tsx";

afterEach(() => history.replaceState(null, ""));

it("ensureHistoryKey sets a different key for each page load", () => {
  const keys = [0, 1].map(() => {
    history.replaceState(null, "");
    ensureHistoryKey();
    return history.state.key;
  });
  expect(new Set(keys).size).toBe(2);
  expect(keys.every(Boolean)).toBe(true);
});

it("ensureHistoryKey keeps an existing key and the other state", () => {
  const state = { key: "one", idx: 3, usr: { from: "there" } };
  history.replaceState(state, "");
  ensureHistoryKey();
  expect(history.state).toEqual(state);
  history.replaceState({ idx: 3 }, "");
  ensureHistoryKey();
  expect(history.state).toEqual({ idx: 3, key: expect.any(String) });
});
