/**
 * `npm run schema:update -- --main <file> --registration <file>`: says what the SDL of a service, or the JSON of its introspection,
 * means for the portal, and puts it in place of the one in `schema/`. An option may be repeated for further files.
 */
import "../.ci/printHelp.ts";
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, parse } from "node:path";
import { parseArgs } from "node:util";
import { buildSchema } from "graphql";
import { readSdlFile } from "./readSdlFile.ts";
import { additions, listFieldPaths, readService, type ServiceName, serviceNames } from "./services.ts";

const option = { type: "string", multiple: true, default: [] as string[] } as const;
const { values } = parseArgs({ options: { main: option, registration: option } });
const received = serviceNames.filter((service) => values[service].length > 0);
if (received.length === 0) fail("Expected --main <file>, --registration <file>, or both.");

let canCompare = true;
try {
  for (const service of serviceNames) void readService(service).operations;
} catch {
  // After an update that is not finished.
  canCompare = false;
  console.log("Nothing is compared: the documents in src do not go with the schema in place.");
}
const updates = received.map((service) => {
  const sdls = new Map<string, string>();
  for (const file of values[service]) {
    const { name } = parse(file);
    // Files of several folders may have one name.
    const suffix = sdls.has(`${name}.graphql`) ? `-${sdls.size + 1}` : "";
    sdls.set(`${name}${suffix}.graphql`, readSdl(file));
  }
  const files = values[service].map((file) => `--sdl=${file}`);
  // It exits with 1 if the portal breaks, and with 2 if there is no schema in the files.
  const status = canCompare ? runNode("contracts/compare/compare.ts", "--service", service, ...files) : 0;
  if (status > 1) process.exit(status);
  return [`schema/${service}`, sdls] as const;
});
for (const [folder, sdls] of updates) {
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (const [name, sdl] of sdls) writeFileSync(join(folder, name), sdl);
}
process.exitCode = runNode("schema/generate.ts");
try {
  for (const service of received) {
    const { errors, anonymous, assumed } = additions[service];
    const named = [...Object.keys(errors), ...anonymous, ...Object.values(assumed).flat()];
    printMissing(`schema/${service}.additions.ts names what the SDL does not have`, named, [service]);
  }
  const specification = buildSchema(readFileSync("schema/specification.graphql", "utf8"));
  printMissing("The specification names what no SDL has", listFieldPaths(specification), serviceNames);
} catch {
  // A schema that does not go with the extension: the generation has said where.
}

function readSdl(file: string): string {
  try {
    return readSdlFile(file);
  } catch (error) {
    return fail(
      `${file} is neither an SDL nor an introspection: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function runNode(...args: string[]): number {
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
}

/** Of a type that is missing as a whole, it prints the name. */
function printMissing(title: string, named: readonly string[], services: readonly ServiceName[]): void {
  const known = new Set(services.flatMap((service) => listFieldPaths(readService(service).schema)));
  const types = new Set([...known].map((path) => path.split(".")[0]));
  const missing = named.filter((path) => !known.has(path) && !types.has(path));
  const names = new Set(missing.map((path) => (types.has(path.split(".")[0]) ? path : path.split(".")[0])));
  if (names.size > 0) console.log(`\n${title}: ${[...names].join(", ")}.`);
}
