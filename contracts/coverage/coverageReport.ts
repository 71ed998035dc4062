import { formatTable } from "../formatTable.ts";
import type { OperationCoverage } from "./coverage.ts";

export interface ReportList {
  heading: string;
  lines: readonly string[];
}

/** The report for the console: tables of operations, then lists, then problems. */
export function formatCoverageReport(
  tables: readonly (readonly OperationCoverage[])[],
  lists: readonly ReportList[],
  problems: readonly string[],
): string {
  return [
    ...tables.map((operations) =>
      formatTable([["operation", "pacts", "states", "responses"], ...operations.map(createRow)]),
    ),
    ...lists.map(formatList),
    problems.length > 0
      ? formatList({ heading: "Not covered", lines: problems })
      : "Every operation is covered.",
  ].join("\n\n");
}

function createRow({ operation, interactions, responses, missingResponses, states }: OperationCoverage) {
  const covered = responses.map(([kind, count]) => (count === 1 ? kind : `${kind} ×${count}`));
  const missing = missingResponses.map((kind) => `✗ ${kind}`);
  return [operation, String(interactions), states.join(", "), [...covered, ...missing].join(", ")];
}

function formatList({ heading, lines }: ReportList): string {
  if (lines.length === 0) return `${heading}: none`;
  return [`${heading}:`, ...lines.map((line) => `  ${line}`)].join("\n");
}
