import { readFileSync } from "node:fs";
import {
  collectPlaywrightTests,
  type PlaywrightAttachment,
  type PlaywrightReport,
} from "../../.ci/reports.ts";
import { attachmentNames, type Visit } from "./failureRecord.ts";

/** A failed test of a report with what it recorded. */
export interface RecordedFailure {
  /** The country's project, the file and the titles, as the report's readers see them. */
  name: string;
  visit: Visit;
  /** Snapshots of the world as the control API restores them. */
  worldBefore: unknown;
  worldAfter: unknown;
  /** The entries of the journal as the control API lists them. */
  journal: unknown;
  console: string;
}

/** Reads the recorded failures of Playwright's JSON report. Throws an error that says what was expected. */
export function readFailures(path: string): RecordedFailure[] {
  const expected = `Expected ${path} to be a JSON report of Playwright, such as test-results/e2e.json`;
  let report: Partial<PlaywrightReport> | null;
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${expected}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
  if (!Array.isArray(report?.suites)) throw new Error(`${expected}.`);
  return findFailures({ suites: report.suites });
}

/** The results that recorded their worlds. */
export function findFailures(report: PlaywrightReport): RecordedFailure[] {
  return collectPlaywrightTests(report).flatMap(({ name, results }) =>
    results.flatMap(({ attachments }) => {
      const recorded = parseAttachments(attachments);
      return recorded ? [{ name, ...recorded }] : [];
    }),
  );
}

/** Undefined where the test recorded nothing: it passed, or failed before its world was there. */
function parseAttachments(
  attachments: readonly PlaywrightAttachment[],
): Omit<RecordedFailure, "name"> | undefined {
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
    journal: JSON.parse(read(attachmentNames.journal) ?? "[]"),
    console: read(attachmentNames.console) ?? "",
  };
}

/** The failures whose names contain a text, without regard to case; all for an empty text. */
export function selectFailures(failures: readonly RecordedFailure[], text: string): RecordedFailure[] {
  return failures.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
}
