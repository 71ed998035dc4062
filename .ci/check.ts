/**
 * `npm run check`: types, lint, layers, lock file and translations of the whole project, and the tests nearest to the
 * uncommitted changes. All of them run even if one fails. Names the stories and end-to-end tests concerned.
 */
import "./printHelp.ts";
import { existsSync, readFileSync } from "node:fs";
import { readChangedFiles, readChangedTexts } from "./changes.ts";
import { findQuotingFiles, findRelatedTests } from "./relatedTests.ts";
import { runChecks } from "./runChecks.ts";

/** Test files of each kind that run: so a change of what everything imports does not run everything. */
const maxTestFiles = { portal: 8, node: 12 };
const maxNamedFiles = 5;

const changedFiles = readChangedFiles();
const replacedTexts = changedFiles
  .filter((file) => file.startsWith("src/i18n/locales/") && existsSync(file))
  .flatMap((file) => Object.values(readChangedTexts(file)));
const tests = findRelatedTests([...changedFiles, ...findQuotingFiles(replacedTexts)]);
const unitTests = tests.filter((file) => /(?<!\.pact)\.test\.tsx?$/.test(file));
// Styles show in stories and screenshots, and a change of the SDL or the mock server alone in the tests of those.
const changesPortal = changedFiles.some((file) => file.startsWith("src/") && !file.endsWith(".css"));
const portalTests = unitTests.filter((file) => file.startsWith("src/") && changesPortal);
const nodeTests = unitTests.filter((file) => !file.startsWith("src/"));
const chosenTests = [...portalTests.slice(0, maxTestFiles.portal), ...nodeTests.slice(0, maxTestFiles.node)];

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const commands = [scripts.types, scripts.lint].flatMap((script: string) => script.split(" && "));
const failedNames = await runChecks({
  ...Object.fromEntries(commands.map((command) => [command, command])),
  translations: "node .ci/checkTranslations.ts",
  ...(chosenTests.length > 0 && {
    // A second worker would import everything again.
    "npm run unit": `node --run unit -- --maxWorkers 1 ${chosenTests.join(" ")}`,
  }),
});
if (failedNames.length > 0) process.exitCode = 1;

const furtherTests = portalTests.length + nodeTests.length - chosenTests.length;
console.log(
  `test files: ${chosenTests.length}${furtherTests > 0 ? `, ${furtherTests} further away are left to npm run unit` : ""}`,
);
name("stories", "npx vitest run --project stories", /\.stories\.tsx$/);
name("end-to-end tests", "npm run e2e --", /\.spec\.ts$/);
if (changedFiles.some((file) => file.endsWith(".css"))) {
  console.log("screenshots: npm run e2e -- visual --project de");
}

function name(what: string, command: string, pattern: RegExp): void {
  const files = tests.filter((file) => pattern.test(file));
  if (files.length > 0) console.log(`${what}: ${command} ${files.slice(0, maxNamedFiles).join(" ")}`);
}
