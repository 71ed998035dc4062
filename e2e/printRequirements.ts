/**
 * `npm run requirements`: writes `test-results/requirements.md`, the tests of the last `npm test` that prove each requirement.
 * Fails for a requirement without a test, and for one with more than two: nobody would notice a missing third.
 */
import { existsSync, writeFileSync } from "node:fs";
import { readOptions } from "../.ci/readOptions.ts";
import { readReport } from "../.ci/reports.ts";
import { type RequirementId, requirements } from "./requirements.ts";

readOptions({});

const reports = ["unit", "contracts", "stories", "e2e"]
  .map((name) => `test-results/${name}.json`)
  .filter((path) => existsSync(path));
if (reports.length === 0) {
  console.error('Run "npm test" first: its reports say which tests have passed.');
  process.exit(1);
}
const passedTests = reports.flatMap(readReport).filter(({ status }) => status === "passed");

const ids = Object.keys(requirements) as RequirementId[];
const rows = ids.map((id) => ({ id, tests: findTests(id) }));
const lines = rows.map(({ id, tests }) => `| ${id} | ${requirements[id]} | ${tests.join("<br>") || "—"} |`);
const header = [
  "# Requirements and the tests that prove them",
  "",
  "| id | requirement | tests |",
  "| --- | --- | --- |",
];
writeFileSync("test-results/requirements.md", `${[...header, ...lines].join("\n")}\n`);

const unproven = rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
console.log(
  `${ids.length - unproven.length} of ${ids.length} requirements proven: test-results/requirements.md`,
);
const crowded = rows.flatMap(({ id, tests }) => (tests.length > 2 ? [`${id} (${tests.length})`] : []));
if (unproven.length > 0) console.error(`No passed test carries the tag of ${unproven.join(", ")}.`);
if (crowded.length > 0)
  console.error(`More than two tests carry the tag of ${crowded.join(", ")}: keep those that would fail.`);
if (unproven.length + crowded.length > 0) process.exitCode = 1;

/** A test that ran in several countries is named once. */
function findTests(id: RequirementId): string[] {
  const names = passedTests
    .filter(({ tags }) => tags.includes(id))
    .map(({ name }) => name.replace(/^\[\w+\] /, "").replaceAll("|", "\\|"));
  return [...new Set(names)].toSorted();
}
