import { formatTable } from "../formatTable.ts";

/** What the verification made of one mutation. */
export interface MutationResult {
  provider: string;
  interaction: string;
  /** What the mutation does. */
  description: string;
  /** `passed` is the result of the run without a mutation, `error` of a mutation that could not be verified. */
  verdict: "passed" | "detected" | "missed" | "error";
  /** For the verdict `error`. */
  reason?: string;
}

/** The description of the run without a mutation. */
export const unmutatedRun = "no mutation";

const verdictTexts: Record<MutationResult["verdict"], string> = {
  passed: "passed",
  detected: "detected",
  missed: "NOT DETECTED",
  error: "NOT VERIFIED",
};

/** Whether the verification detected every mutation and passed without one. */
export function areAllDetected(results: readonly MutationResult[]): boolean {
  const isExpected = ({ verdict }: MutationResult) => verdict === "detected" || verdict === "passed";
  return results.some(({ verdict }) => verdict === "detected") && results.every(isExpected);
}

export function formatResultTable(results: readonly MutationResult[]): string {
  const rows = results.map(({ provider, interaction, description, verdict, reason }) => [
    description,
    `${provider}: ${interaction}`,
    reason === undefined ? verdictTexts[verdict] : `${verdictTexts[verdict]}: ${reason}`,
  ]);
  return formatTable([["mutation", "interaction", "verification"], ...rows]);
}

export function formatSummary(results: readonly MutationResult[]): string {
  const mutations = results.filter(({ description }) => description !== unmutatedRun);
  const detected = mutations.filter(({ verdict }) => verdict === "detected").length;
  return `${detected} of ${mutations.length} mutations detected.`;
}
