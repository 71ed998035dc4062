import { describe, expect, it } from "vitest";
import { findProblems, formatStandard, readStandard, type Standard } from "./standard.ts";

describe.each([
  { name: "asvs", counts: { 1: 70, 2: 183 } },
  { name: "wcag", counts: { A: 31, AA: 24 } },
] as const)("The standard $name", ({ name, counts }) => {
  it("has an entry for each requirement, and names tests that exist", () => {
    const standard = readStandard(name);
    expect(findProblems(standard)).toEqual([]);
    const levels = Object.entries(standard.standard).map(([level, ids]) => [level, ids.length]);
    expect(Object.fromEntries(levels)).toEqual(counts);
  });
});

const test = "deploy/standards/standard.test.ts › lists what is missing";

describe("findProblems", () => {
  it("lists what is missing", () => {
    const standard: Standard = {
      standard: { 1: ["1.1.1", "1.1.2"], 2: ["1.1.10", "1.1.11"] },
      items: [
        { id: "1.1.1", requirement: "a", tests: [test, `${test} here`, "gone.test.ts › a"] },
        { id: "1.1.10", requirement: "b", reason: "c" },
        { id: "9.9.9", requirement: "b", reason: "c" },
      ],
      others: [{ concern: "d", reason: "e", ids: ["1.1.10", "1.1.11"] }],
    };
    expect(findProblems(standard)).toEqual([
      "1.1.2 has no entry.",
      "9.9.9 is no requirement.",
      "1.1.10 is listed twice.",
      `1.1.1: there is no test ${test} here.`,
      "1.1.1: there is no test gone.test.ts › a.",
    ]);
  });
});

it("formatStandard prints a row for each requirement in the order of the standard, and counts them", () => {
  const standard: Standard = {
    standard: { 1: ["1.1.2"], 2: ["1.1.10", "1.2.1"] },
    items: [
      { id: "1.1.10", requirement: "Text", reason: "Why" },
      { id: "1.1.2", requirement: "Markup", tests: [test] },
    ],
    others: [{ concern: "Services", reason: "Elsewhere", ids: ["1.2.1"] }],
  };
  expect(formatStandard(standard).split("\n").slice(2)).toEqual([
    `| 1.1.2 | 1 | Markup | ${test} |`,
    "| 1.1.10 | 2 | Text | Why |",
    "| 1.2.1 | 2 | (Services) | Elsewhere |",
    "",
    "1 tested, 1 with a reason, 1 of no concern here.",
  ]);
});
