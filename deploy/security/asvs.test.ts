import { describe, expect, it } from "vitest";
import { type Asvs, findProblems, formatAsvs, readAsvs } from "./asvs.ts";

describe("asvs.yaml", () => {
  it("has an entry for each requirement of levels 1 and 2, and names tests that exist", () => {
    const asvs = readAsvs();
    expect(findProblems(asvs)).toEqual([]);
    expect([asvs.standard[1].length, asvs.standard[2].length]).toEqual([70, 183]);
  });
});

const test = "deploy/security/asvs.test.ts › lists what is missing";

describe("findProblems", () => {
  it("lists what is missing", () => {
    const asvs: Asvs = {
      standard: { 1: ["1.1.1", "1.1.2"], 2: ["1.1.10", "1.1.11"] },
      items: [
        { id: "1.1.1", requirement: "a", tests: [test, `${test} here`, "gone.test.ts › a"] },
        { id: "1.1.10", requirement: "b", reason: "c" },
        { id: "9.9.9", requirement: "b", reason: "c" },
      ],
      others: [{ concern: "d", reason: "e", ids: ["1.1.10", "1.1.11"] }],
    };
    expect(findProblems(asvs)).toEqual([
      "1.1.2 has no entry.",
      "9.9.9 is no requirement of level 1 or 2.",
      "1.1.10 is listed twice.",
      `1.1.1: there is no test ${test} here.`,
      "1.1.1: there is no test gone.test.ts › a.",
    ]);
  });
});

it("formatAsvs prints a row for each requirement in the order of the standard, and counts them", () => {
  const asvs: Asvs = {
    standard: { 1: ["1.1.2"], 2: ["1.1.10", "1.2.1"] },
    items: [
      { id: "1.1.10", requirement: "Text", reason: "Why" },
      { id: "1.1.2", requirement: "Markup", tests: [test] },
    ],
    others: [{ concern: "Services", reason: "Elsewhere", ids: ["1.2.1"] }],
  };
  expect(formatAsvs(asvs).split("\n").slice(2)).toEqual([
    `| 1.1.2 | 1 | Markup | ${test} |`,
    "| 1.1.10 | 2 | Text | Why |",
    "| 1.2.1 | 2 | (Services) | Elsewhere |",
    "",
    "1 tested, 1 with a reason, 1 outside the browser application.",
  ]);
});
