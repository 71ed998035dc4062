import { expect, it } from "vitest";
import { areAllCaught, trialSummary, trialTable, unbroken } from "./trialTable.ts";
import type { Trial } from "./tryMutations.ts";

const kept: Trial = { provider: "main-api", what: unbroken, interaction: "all 1 of them", verdict: "kept" };
const caught: Trial = { provider: "main-api", what: "no id", interaction: "projects", verdict: "caught" };
const missed: Trial = { ...caught, verdict: "missed" };
const invalid: Trial = { ...caught, verdict: "invalid", problem: "Nothing was called." };

it.each([
  ["all are caught", [kept, caught], true],
  ["one is missed", [kept, caught, missed], false],
  ["one could not be tried", [kept, caught, invalid], false],
  ["nothing was tried", [kept], false],
])("tells whether %s", (_, trials, expected) => {
  expect(areAllCaught(trials)).toBe(expected);
});

it("lists the trials", () => {
  expect(trialTable([kept, missed, invalid])).toBe(
    [
      "mutation           interaction              verification",
      "nothing is broken  main-api: all 1 of them  kept",
      "no id              main-api: projects       NOT CAUGHT",
      "no id              main-api: projects       NOT TRIED: Nothing was called.",
    ].join("\n"),
  );
  expect(trialSummary([kept, caught, missed])).toBe("1 of 2 mutations caught.");
});
