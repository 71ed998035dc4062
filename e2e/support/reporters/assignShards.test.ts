import { describe, expect, it } from "vitest";
import { assignShards } from "./assignShards.ts";

const tests = [51, 28, 27, 25, 18, 12, 11, 9, 8, 8, 7, 6, 6, 5, 5, 4, 4, 3, 2, 1].map((seconds, index) => ({
  name: `test ${index}`,
  seconds,
}));

function sum(names: ReadonlySet<string>): number {
  return tests.filter(({ name }) => names.has(name)).reduce((all, { seconds }) => all + seconds, 0);
}

describe("assignShards", () => {
  it("gives each test to one machine", () => {
    const names = assignShards(tests, 4).flatMap((shard) => [...shard]);
    expect(names.toSorted()).toEqual(tests.map(({ name }) => name).toSorted());
  });

  it.each([2, 3, 4])("gives each of %i machines about as much to do", (total) => {
    const seconds = assignShards(tests, total).map(sum);
    expect(Math.max(...seconds) / (sum(new Set(tests.map(({ name }) => name))) / total)).toBeLessThan(1.1);
  });

  it("is the same whatever the order of the tests, so that machines agree", () => {
    expect(assignShards(tests.toReversed(), 3)).toEqual(assignShards(tests, 3));
  });

  it("takes new tests for middling ones", () => {
    const known = [1, 4, 9].map((seconds) => ({ name: `takes ${seconds} s`, seconds }));
    const added = ["new a", "new b"].map((name) => ({ name, seconds: undefined }));
    expect(assignShards([...known, ...added], 2)).toEqual([
      new Set(["takes 9 s", "takes 1 s"]),
      new Set(["new a", "new b", "takes 4 s"]),
    ]);
  });
});
