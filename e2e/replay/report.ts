import { readFileSync } from "node:fs";
import { attachmentNames, type Visit } from "./failureRecord.ts";

/** A failed test of a report with what it recorded. */
export interface RecordedFailure {
  /** The country's project, the file and the titles, as the report's readers see them. */
  name: string;
  visit: Visit;
  /** Snapshots of the world as the control API restores them. */
  worldBefore: unknown;
  worldAfter: unknown;
  console: string;
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; tests: { projectName: string; results: { attachments: Attachment[] }[] }[] }[];
}

interface Attachment {
  name: string;
  /** In base64. */
  body?: string;
}

/** Reads the recorded failures of Playwright's JSON report. Throws an error that says what was expected. */
export function readFailures(path: string): RecordedFailure[] {
  const expected = `Expected ${path} to be a JSON report of Playwright, such as test-results/e2e.json`;
  let report: { suites?: Suite[] };
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${expected}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  if (!Array.isArray(report?.suites)) throw new Error(`${expected}.`);
  return report.suites.flatMap((suite) => findFailures(suite, []));
}

function findFailures(
  { title, suites = [], specs = [] }: Suite,
  parents: readonly string[],
): RecordedFailure[] {
  const titles = [...parents, title];
  return [
    ...specs.flatMap((spec) =>
      spec.tests.flatMap(({ projectName, results }) =>
        results.flatMap(({ attachments }) => {
          const recorded = parseAttachments(attachments);
          return recorded
            ? [{ name: `[${projectName}] ${[...titles, spec.title].join(" › ")}`, ...recorded }]
            : [];
        }),
      ),
    ),
    ...suites.flatMap((suite) => findFailures(suite, titles)),
  ];
}

/** Undefined where the test recorded nothing: it passed, or failed before its world was there. */
function parseAttachments(attachments: readonly Attachment[]): Omit<RecordedFailure, "name"> | undefined {
  const read = (name: string) => {
    const body = attachments.find((it) => it.name === name)?.body;
    return body === undefined ? undefined : Buffer.from(body, "base64").toString("utf8");
  };
  const [visit, worldBefore, worldAfter] = [
    read(attachmentNames.visit),
    read(attachmentNames.worldBefore),
    read(attachmentNames.worldAfter),
  ];
  if (visit === undefined || worldBefore === undefined || worldAfter === undefined) return undefined;
  return {
    visit: JSON.parse(visit),
    worldBefore: JSON.parse(worldBefore),
    worldAfter: JSON.parse(worldAfter),
    console: read(attachmentNames.console) ?? "",
  };
}

/** The failures whose names contain a text, without regard to case; all for an empty text. */
export function selectFailures(failures: readonly RecordedFailure[], text: string): RecordedFailure[] {
  return failures.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
}
