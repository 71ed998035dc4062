import { formatTable } from "../formatTable.ts";
import type { MutationKind } from "./mutation.ts";

/** What the verification made of one mutation. */
export interface MutationResult {
  provider: string;
  /** Absent for the run without a mutation. */
  kind?: MutationKind;
  /** What the mutation does. */
  description: string;
  /**
   * `passed` is the result of the run without a mutation. `accepted` is a mutation that the plan expects to be missed,
   * `error` one that could not be verified or that is detected although the plan expects it to be missed.
   */
  verdict: "passed" | "detected" | "missed" | "accepted" | "error";
  /** For the verdicts `accepted` and `error`. */
  reason?: string;
}

/** The description of the run without a mutation. */
export const unmutatedRun = "no mutation";

const verdictTexts: Record<MutationResult["verdict"], string> = {
  passed: "passed",
  detected: "detected",
  missed: "NOT DETECTED",
  accepted: "not detected",
  error: "ERROR",
};

/** Whether the verification passed without a mutation and detected every mutation that it must detect. */
export function areAsPlanned(results: readonly MutationResult[]): boolean {
  return (
    results.some(({ verdict }) => verdict === "detected") &&
    results.every(({ verdict }) => verdict !== "missed" && verdict !== "error")
  );
}

export function formatResult({ provider, kind, description, verdict, reason }: MutationResult): string {
  const name = [provider, kind, description].filter((part) => part !== undefined).join(": ");
  return `${name}: ${verdictTexts[verdict]}${reason === undefined ? "" : ` (${reason})`}`;
}

/** Counts the mutations of each kind and the detected ones among them. */
export function formatSummary(results: readonly MutationResult[]): string {
  const kinds = Map.groupBy(
    results.filter((result) => result.kind !== undefined),
    ({ kind }) => kind ?? "",
  );
  const rows = [...kinds].map(([kind, ofKind]) => [kind, ...countDetected(ofKind)]);
  const shapes = kinds.get("wrong shape") ?? [];
  const behaviours = [...kinds].flatMap(([kind, ofKind]) => (kind === "wrong shape" ? [] : ofKind));
  return formatTable([
    ["kind of mutation", "detected", "planned"],
    ...rows,
    ["all shapes", ...countDetected(shapes)],
    ["all behaviours", ...countDetected(behaviours)],
  ]);
}

function countDetected(results: readonly MutationResult[]): [string, string] {
  const detected = results.filter(({ verdict }) => verdict === "detected").length;
  return [String(detected), String(results.length)];
}
