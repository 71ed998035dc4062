import type { CallCoverage } from "./coverage.ts";

/** A list of the report: a heading and what belongs to each name. */
export interface ReportList {
  heading: string;
  lines: readonly string[];
}

/** The report as text: the tables of calls, then the lists, then what is wrong. */
export function reportText(
  tables: readonly (readonly CallCoverage[])[],
  lists: readonly ReportList[],
  problems: readonly string[],
): string {
  const blocks = [
    ...tables.map((calls) => tableOf([["call", "pacts", "states", "outcomes"], ...calls.map(cellsOf)])),
    ...lists.map(({ heading, lines }) => listOf(heading, lines)),
    problems.length > 0 ? listOf("Not covered", problems) : "Every call is covered.",
  ];
  return `${blocks.join("\n\n")}\n`;
}

function cellsOf({ call, interactions, outcomes, missing, scenarios }: CallCoverage): string[] {
  const found = outcomes.map(([outcome, count]) => (count === 1 ? outcome : `${outcome} ×${count}`));
  const told = [...found, ...missing.map((outcome) => `✗ ${outcome}`)];
  return [call, String(interactions), scenarios.join(", "), told.join(", ")];
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function listOf(heading: string, lines: readonly string[]): string {
  return [
    `${heading}: ${lines.length > 0 ? "" : "none"}`.trimEnd(),
    ...lines.map((line) => `  ${line}`),
  ].join("\n");
}
