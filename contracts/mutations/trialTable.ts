import type { Trial } from "./tryMutations.ts";

const words: Record<Trial["verdict"], string> = {
  kept: "kept",
  caught: "caught",
  missed: "NOT CAUGHT",
  invalid: "NOT TRIED",
};

/** Whether the verification found all that was broken, and nothing where nothing was. */
export function areAllCaught(trials: readonly Trial[]): boolean {
  const isGood = ({ verdict }: Trial) => verdict === "caught" || verdict === "kept";
  return trials.some(({ verdict }) => verdict === "caught") && trials.every(isGood);
}

/** The trials as a table for people. */
export function trialTable(trials: readonly Trial[]): string {
  const rows = trials.map(({ provider, what, interaction, verdict, problem }) => [
    what,
    `${provider}: ${interaction}`,
    problem === undefined ? words[verdict] : `${words[verdict]}: ${problem}`,
  ]);
  const all = [["mutation", "interaction", "verification"], ...rows];
  const widths = [0, 1].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).join("\n");
}

/** One line that sums up. */
export function trialSummary(trials: readonly Trial[]): string {
  const mutations = trials.filter(({ what }) => what !== unbroken);
  const caught = mutations.filter(({ verdict }) => verdict === "caught").length;
  return `${caught} of ${mutations.length} mutations caught.`;
}

/** What the trial without a mutation is called. */
export const unbroken = "nothing is broken";
