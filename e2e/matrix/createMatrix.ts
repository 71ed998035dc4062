import type { ReportedTest } from "../../.ci/reports.ts";
import { countryLocales, locales } from "../../src/countries.ts";

/** One journey with its results, as the page shows it. */
interface Row {
  file: string;
  title: string;
  requirements: Set<string>;
  /** Results by project; several where a journey runs in several languages of a country. */
  results: Map<string, Result[]>;
}

type Result = Pick<ReportedTest, "status" | "seconds">;

/** In titles of tests that are written once for several countries. Locales end a title: "it" and "no" are words as well. */
const countryOrLocale = new RegExp(
  `\\b(?:${Object.keys(countryLocales).join("|")})\\b|(?<= in )(?:${locales.join("|")})(?= ›|$)`,
  "g",
);

const marks = { passed: "✓", failed: "✗", skipped: "–" } as const;

/** Creates a page with a table country × journey × result, with the ids of the requirements that a journey proves. */
export function createMatrix(tests: readonly ReportedTest[]): string {
  const rows = tests.reduce(addToRows, new Map<string, Row>());
  const projects = [...new Set([...rows.values()].flatMap(({ results }) => [...results.keys()]))].toSorted();
  const all = [...rows.values()].flatMap(({ results }) => [...results.values()].flat());
  const count = (status: Result["status"]) => all.filter((it) => it.status === status).length;
  const summary = `${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>Journeys by country: ${summary}</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
  body { margin: 24px }
  table { border-collapse: collapse }
  th, td { padding: 4px 10px; text-align: start; vertical-align: top; border-block-end: 1px solid #8886 }
  thead th { position: sticky; inset-block-start: 0; background: Canvas }
  td:not(:last-child) { text-align: center }
  th[colspan] { padding-block-start: 20px; font-size: 17px }
  tbody th { font-weight: normal; max-inline-size: 60ch }
  .passed { color: light-dark(#116329, #7ee787) }
  .failed { color: light-dark(#a40e26, #ffa198); font-weight: bold }
  td:last-child { max-inline-size: 30ch; opacity: 0.8 }
</style>
<h1>Journeys by country</h1>
<p>${summary}. An empty cell: the journey is the same in all countries and runs in another one.</p>
<table>
  <thead><tr><th scope="col">Journey</th>${projects.map((name) => `<th scope="col">${escapeHtml(name.toUpperCase())}</th>`).join("")}<th scope="col">Requirements</th></tr></thead>
  ${[...groupByFolder(rows.values())].map(([folder, group]) => formatGroup(folder, group, projects)).join("\n  ")}
</table>
</html>
`;
}

/** Equal titles of one file, countries and locales aside, are one journey. */
function addToRows(rows: Map<string, Row>, { name, status, seconds, tags }: ReportedTest): Map<string, Row> {
  const [, project = "", file = "", titles = ""] = /^\[(.*?)\] e2e\/(\S+) › (.*)$/.exec(name) ?? [];
  const title = titles.replaceAll(countryOrLocale, "…").replaceAll(" › ", ": ");
  const key = `${file} ${title}`;
  const row = rows.get(key) ?? { file, title, requirements: new Set<string>(), results: new Map() };
  for (const tag of tags) if (/^R\d/.test(tag)) row.requirements.add(tag);
  row.results.set(project, [...(row.results.get(project) ?? []), { status, seconds }]);
  return rows.set(key, row);
}

function groupByFolder(rows: Iterable<Row>): Map<string, Row[]> {
  return Map.groupBy(rows, ({ file }) => file.split("/")[0] ?? file);
}

function formatGroup(folder: string, rows: readonly Row[], projects: readonly string[]): string {
  const title = `<tr><th colspan="${projects.length + 2}" scope="rowgroup">${escapeHtml(folder)}</th></tr>`;
  return `<tbody>${title}\n  ${rows.map((row) => formatRow(row, projects)).join("\n  ")}</tbody>`;
}

function formatRow({ title, requirements, results }: Row, projects: readonly string[]): string {
  const cells = projects.map((project) => formatCell(results.get(project) ?? []));
  const ids = [...requirements].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).join(" ");
  return `<tr><th scope="row">${escapeHtml(title)}</th>${cells.join("")}<td>${escapeHtml(ids)}</td></tr>`;
}

function formatCell(results: readonly Result[]): string {
  const worst =
    results.find(({ status }) => status === "failed") ??
    results.find(({ status }) => status === "skipped") ??
    results[0];
  if (!worst) return "<td></td>";
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0).toFixed(1);
  return `<td class="${worst.status}" title="${worst.status}, ${seconds} s">${marks[worst.status]}</td>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
