/**
 * Part of `npm run lint`: fails if a module imports from a layer above its own, from another program or, below `src/features`,
 * from another feature. Tests and stories may import every module of their own program.
 */
import "./printHelp.ts";
import { findFiles } from "./findFiles.ts";
import { readImportGraph } from "./importGraph.ts";

/** Folders from the highest layer to the lowest: each imports from its own layer and from those below. */
const layers: Record<string, readonly (readonly string[])[]> = {
  src: [
    ["firstRequests.ts", "main.tsx"],
    ["app/"],
    ["features/"],
    ["forms/", "uploads/"],
    ["request-status/"],
    ["errors/", "lists/", "session/"],
    ["api/", "tracking/"],
    ["i18n/", "storage/", "ui/"],
  ],
  "mock-server": [
    ["cli/"],
    ["server/"],
    ["control/"],
    ["services/"],
    ["scenarios/"],
    ["world/"],
    ["seeds/"],
    ["rules/", "texts/"],
  ],
  contracts: [["compare/"], ["verification/"], ["consumer/"], ["coverage/", "states/"], ["pact/"]],
};

/** The other programs that each program may import from. */
const programs: Record<string, readonly string[]> = {
  ".ci": [],
  schema: [".ci"],
  src: ["schema"],
  "mock-server": ["schema"],
  contracts: [".ci", "schema", "src", "mock-server"],
  deploy: [".ci", "schema", "src", "mock-server"],
  e2e: [".ci", "schema", "src", "mock-server", "deploy"],
};

/**
 * These tests may import from any program: they run the portal in one process with the mock server or with parts of the build,
 * compare rules that both implement, or name screens.
 */
const comparisons = [
  ".ci/check.ts",
  "src/testing/network/mockBackend.ts",
  "src/forms/rules/validationRules.test.ts",
  "src/i18n/checks/locales.test.ts",
  "src/i18n/locale/loadMessages.test.ts",
];

/** Every layer may import this module: it contains only types, such as those of the enumerations that `i18n` has texts for. */
const schemaTypes = "src/api/generated/";

const modules = findFiles(`{${Object.keys(programs).join()}}/**/*.{ts,tsx}`).filter(
  (file) => !file.includes("/generated/") && !file.includes(".generated."),
);
const violations = [...readImportGraph(modules)].flatMap(([file, imports]) =>
  imports.flatMap((imported) => {
    const reason = findViolation(file, imported);
    return reason ? [`${file} imports ${imported}: ${reason}`] : [];
  }),
);
if (violations.length > 0) {
  console.error(violations.join("\n"));
  process.exitCode = 1;
}

function findViolation(file: string, imported: string): string | undefined {
  const program = getProgram(file);
  const importedProgram = getProgram(imported);
  if (importedProgram !== program) {
    const isAllowed = !programs[importedProgram] || programs[program]?.includes(importedProgram);
    return isAllowed || comparisons.includes(file) ? undefined : "it belongs to another program";
  }
  if (isTestModule(file) || imported.startsWith(schemaTypes)) return undefined;
  if (getLayer(imported) < getLayer(file)) return "it belongs to a layer above";
  const feature = getFeature(imported);
  return feature && getFeature(file) && feature !== getFeature(file) ? "it is another feature" : undefined;
}

function isTestModule(file: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(file) || file.includes("/testing/");
}

function getProgram(file: string): string {
  return file.split("/")[0] ?? file;
}

/** The position of a module's layer. Modules in no layer, such as `src/paths.ts`, are below all others. */
function getLayer(file: string): number {
  const program = getProgram(file);
  const folders = layers[program] ?? [];
  const layer = folders.findIndex((names) => names.some((name) => file.startsWith(`${program}/${name}`)));
  return layer === -1 ? folders.length : layer;
}

function getFeature(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}
