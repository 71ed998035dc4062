import { expect, it } from "vitest";
import { runTrials } from "./runTrials.ts";
import { areAllCaught, trialTable } from "./trialTable.ts";

it("catches all that may go wrong with the sign-in provider", async () => {
  const trials = await runTrials("identity-provider");
  expect(areAllCaught(trials), trialTable(trials)).toBe(true);
}, 60_000);
