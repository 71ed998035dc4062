import type { PageFigures } from "./lighthouse.ts";

/** Lighthouse's figures, each page's largest paint beside the first one's. */
export function lighthouseTable(pages: Readonly<Record<string, PageFigures>>): string {
  const [bare] = Object.values(pages);
  const head = ["speed", "accessible", "practices", "shift", "blocking", "largest paint", "", "machine"];
  const lines = Object.entries(pages).map(([name, page]) =>
    lineOf(name, [
      `${page.performance}`,
      `${page.accessibility}`,
      `${page.bestPractices}`,
      page.layoutShift.toFixed(3),
      `${page.blockingTime.toFixed(0)} ms`,
      `${page.largestPaint.toFixed(0)} ms`,
      times(page.largestPaint, bare?.largestPaint),
      page.machine.toFixed(0),
    ]),
  );
  return [lineOf("Lighthouse, phone", head), ...lines].join("\n");
}

function lineOf(name: string, cells: readonly string[]): string {
  return [name.padEnd(18), ...cells.map((cell) => cell.padStart(14))].join("").trimEnd();
}

/** Answers per second, the portal's client beside `fetch` alone. */
export function answersTable({ bare, client }: { bare: number; client: number }): string {
  return [
    "Answers per second of the list of projects, 8 calls at once",
    `${"fetch alone".padEnd(28)}${bare.toFixed(0).padStart(9)}${times(bare, bare)}`,
    `${"the portal's own client".padEnd(28)}${client.toFixed(0).padStart(9)}${times(client, bare)}`,
  ].join("\n");
}

/** Of several runs the one in the middle: by speed, and among equals by blocking time. */
export function medianRun(runs: readonly PageFigures[]): PageFigures {
  const ordered = runs.toSorted((a, b) => b.performance - a.performance || a.blockingTime - b.blockingTime);
  const median = ordered[Math.floor(runs.length / 2)];
  if (!median) throw new Error("There was no run.");
  return median;
}

/** What is not as it must be: accessibility and best practices whole, and nothing that moves as far as can be told. */
export function shortcomings(pages: Readonly<Record<string, PageFigures>>): string[] {
  return Object.entries(pages).flatMap(([name, { accessibility, bestPractices, layoutShift, problems }]) => [
    ...(accessibility < 100 || bestPractices < 100 ? [`${name}: ${problems.join("; ")}`] : []),
    ...(Number(layoutShift.toFixed(3)) > 0
      ? [`${name}: the layout shifts by ${layoutShift.toFixed(3)}`]
      : []),
  ]);
}

function times(value: number, of: number | undefined): string {
  return `${(value / (of ?? value)).toFixed(2)} ×`.padStart(9);
}
