import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findFailures, readFailures, selectFailures } from "./report.ts";

const file = "faq.spec.ts";
const attach = (name: string, text: string) => ({ name, body: Buffer.from(text).toString("base64") });
const recorded = [
  attach("visit.json", '{"country":"SE"}'),
  attach("world-before.json", '{"id":"a"}'),
  attach("world-after.json", '{"id":"b"}'),
  attach("journal.json", '[{"number":1}]'),
  attach("console.txt", "error: Öland"),
];
const createReport = (...attachments: ReturnType<typeof attach>[][]) => {
  const tests = [{ projectName: "se", status: "unexpected", results: attachments.map(createResult) }];
  const suites = [{ title: "Help", file, specs: [{ title: "finds it", tags: [], tests }] }];
  return { suites: [{ title: file, file, suites }] };
};
const createResult = (attachments: ReturnType<typeof attach>[]) => ({ duration: 1, attachments });

describe("findFailures", () => {
  it("reads what a failed test attached", () => {
    expect(findFailures(createReport(recorded))).toEqual([
      {
        name: "[se] e2e/faq.spec.ts › Help › finds it",
        visit: { country: "SE" },
        worldBefore: { id: "a" },
        worldAfter: { id: "b" },
        journal: [{ number: 1 }],
        console: "error: Öland",
      },
    ]);
  });

  it("leaves out results that recorded no world", () => {
    expect(findFailures(createReport([], recorded.slice(0, 2), recorded))).toHaveLength(1);
  });

  it("has an empty journal and console for results that attached none", () => {
    const [failure] = findFailures(createReport(recorded.slice(0, 3)));
    expect(failure).toMatchObject({ journal: [], console: "" });
  });
});

describe("readFailures", () => {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ["no file", undefined, "ENOENT"],
    ["no JSON", "<html>", "Unexpected token"],
    ["a report of another tool", '{"testResults": []}', "such as test-results/e2e.json."],
    ["nothing", "null", "such as test-results/e2e.json."],
  ])("names the file and what it expected of %s", (name, text, message) => {
    const path = join(folder, `${name}.json`);
    if (text !== undefined) writeFileSync(path, text);
    expect(() => readFailures(path)).toThrow(`Expected ${path} to be a JSON report of Playwright`);
    expect(() => readFailures(path)).toThrow(message);
  });
});

describe("selectFailures", () => {
  const failures = findFailures(createReport(recorded));

  it.each([
    ["", 1],
    ["help › FINDS", 1],
    ["[de]", 0],
  ])("finds by %j %i", (text, count) => {
    expect(selectFailures(failures, text)).toHaveLength(count);
  });
});
