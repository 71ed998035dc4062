/**
 * `npm run check`: types, lint, layers, lock file and translations of the whole project, and the tests nearest to the
 * uncommitted changes. All of them run even if one fails. Names the stories, end-to-end tests and screenshots concerned.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { screens } from "../src/app/screens.ts";
import { readChangedFiles, readChangedTexts } from "./changes.ts";
import { readOptions } from "./readOptions.ts";
import {
  findQuotingFiles,
  findQuotingSpecs,
  findRelatedModules,
  isTestOf,
  testFiles,
} from "./relatedTests.ts";
import { runChecks } from "./runChecks.ts";

readOptions({});

/**
 * Limits the test files of each kind that run in addition to changed tests and the tests of changed modules: a change in a
 * module that everything imports must not run everything.
 */
const maxTestFiles = { portal: 8, node: 12 };
const maxNamedFiles = 5;

const changedFiles = readChangedFiles();
const replacedTexts = changedFiles
  .filter((file) => file.startsWith("src/i18n/locales/") && existsSync(file))
  .flatMap((file) => Object.values(readChangedTexts(file)));
const modules = findRelatedModules([...changedFiles, ...findQuotingFiles(replacedTexts)]);
const tests = modules.filter((file) => testFiles.test(file));
const unitTests = tests.filter((file) => /(?<!\.pact)\.test\.tsx?$/.test(file));
// Styles show in stories and screenshots. A change of the SDL or the mock server alone shows in their own tests.
const changesPortal = changedFiles.some((file) => /^src\/(?!.*\.css$)|^schema\/\w+\.ts$/.test(file));
const portalTests = unitTests.filter((file) => file.startsWith("src/") && changesPortal);
const nodeTests = unitTests.filter((file) => !file.startsWith("src/"));
const chosenTests = [...choose(portalTests, maxTestFiles.portal), ...choose(nodeTests, maxTestFiles.node)];

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
const specs = new Set([
  ...tests.filter((file) => file.endsWith(".spec.ts")),
  ...findQuotingSpecs(changedFiles),
]);
name(
  "stories",
  "npx vitest run --project stories",
  tests.filter((file) => file.endsWith(".stories.tsx")),
);
name("end-to-end tests", "npm run e2e --", [...specs]);
const components = new Set(modules.map((file) => basename(file, ".tsx")));
const shownOn = Object.entries(screens).flatMap(([name, { component }]) =>
  component && components.has(component) ? [name] : [],
);
if (shownOn.length > 0) {
  console.log(`screenshots: npm run e2e -- visual --project de -g "Screen (${shownOn.join("|")}) "`);
} else if (changedFiles.some((file) => file.endsWith(".css"))) {
  console.log("screenshots: npm run e2e -- visual --project de");
}

function choose(files: readonly string[], max: number): string[] {
  return files.filter(
    (file, index) =>
      index < max || changedFiles.some((changed) => file === changed || isTestOf(file, changed)),
  );
}

function name(what: string, command: string, files: readonly string[]): void {
  if (files.length > 0) console.log(`${what}: ${command} ${files.slice(0, maxNamedFiles).join(" ")}`);
}
