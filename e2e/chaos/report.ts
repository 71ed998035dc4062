import { formatTable } from "../../deploy/formatTable.ts";
import type { ChaosCase } from "./planCases.ts";
import type { Visit } from "./visitor.ts";

export interface CaseResult {
  chaosCase: ChaosCase;
  visit: Visit;
}

/** What a case must not end with, and how often it did. */
const figures: Readonly<Record<string, (visit: Visit) => boolean>> = {
  blank: ({ outcome }) => outcome === "blank",
  hung: ({ outcome }) => outcome === "hung",
  uncaught: ({ uncaught }) => uncaught.length > 0,
  scripts: ({ scripts }) => scripts.length > 0,
};

/** One line for a case that failed; undefined for others. */
export function describeFailure({ chaosCase, visit }: CaseResult): string | undefined {
  const failed = Object.keys(figures).filter((name) => figures[name]?.(visit));
  if (failed.length === 0) return undefined;
  const { number, kind, screen, description } = chaosCase;
  const details = [...visit.uncaught, ...visit.scripts].map((text) => text.slice(0, 300));
  return `✗ ${number} ${failed.join(", ")}: ${kind} on ${screen.path} (${screen.persona ?? "anonymous"}), ${description} ${details.join(" | ")}`;
}

/** A row for each kind of disturbance, and the sums. */
export function formatReport(results: readonly CaseResult[], ms: number): string {
  const kinds = [...new Set(results.map(({ chaosCase: { group, kind } }) => `${group}: ${kind}`))].toSorted();
  const rows = kinds.map((name) =>
    formatRow(
      name,
      results.filter(({ chaosCase: { group, kind } }) => `${group}: ${kind}` === name),
    ),
  );
  const table = formatTable([
    ["", "cases", "reached", "still waiting", ...Object.keys(figures), "slowest"],
    ...rows,
    formatRow("all", results),
  ]);
  return `${table}\n\n${results.length} cases in ${Math.round(ms / 1000)} s`;
}

function formatRow(name: string, results: readonly CaseResult[]): string[] {
  const count = (test: (visit: Visit) => boolean) =>
    String(results.filter(({ visit }) => test(visit)).length);
  const shown = results.filter(({ visit }) => visit.outcome === "shown").map(({ visit }) => visit.ms);
  return [
    name,
    count(() => true),
    count(({ traffic }) => traffic.disturbed > 0),
    count(({ outcome }) => outcome === "waiting"),
    ...Object.values(figures).map(count),
    `${(Math.max(0, ...shown) / 1000).toFixed(1)} s`,
  ];
}
