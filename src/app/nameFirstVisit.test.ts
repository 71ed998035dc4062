import { afterEach, expect, it } from "vitest";
import { nameFirstVisit } from "./nameFirstVisit.ts";

afterEach(() => history.replaceState(null, ""));

it("[R2.2] names each visit that begins with a document differently", () => {
  const names = [0, 1].map(() => {
    history.replaceState(null, "");
    nameFirstVisit();
    return history.state.key;
  });
  expect(new Set(names).size).toBe(2);
  expect(names.every(Boolean)).toBe(true);
});

it("[R2.2] keeps the name of a visit over a reload, and what else is known of it", () => {
  const state = { key: "one", idx: 3, usr: { from: "there" } };
  history.replaceState(state, "");
  nameFirstVisit();
  expect(history.state).toEqual(state);
  history.replaceState({ idx: 3 }, "");
  nameFirstVisit();
  expect(history.state).toEqual({ idx: 3, key: expect.any(String) });
});
