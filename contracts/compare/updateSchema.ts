/** Puts the SDL of services in place. `npm run schema:update -- --help` explains the options. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { additions } from "#schema/additions.ts";
import { listFieldPaths, readService, type Service, serviceNames } from "#schema/services.ts";
import { CommandError, parseOptions, runCommand } from "../commandLine.ts";
import { attempt, planUpdate } from "./planUpdate.ts";

const usage = `Says what the SDL of a service means for the portal, and puts it in place of the one in schema/.

  npm run schema:update -- --main <file> --registration <file>

Options
  --main <file>             the SDL of the main API, or the JSON of its introspection; may be repeated
  --registration <file>     that of the registration service
  -h, --help                shows this help

It replaces nothing where a service takes or returns something else than what schema/<service>.extensions.graphql
assumes. Delete the operation there, then repeat the command: its documents are compared like all others.

Exit code: 0 the portal goes with it, 1 files are to be edited, 2 nothing was replaced.`;

await runCommand(async () => {
  const option = { type: "string", multiple: true, default: [] as string[] } as const;
  const help = { type: "boolean", short: "h", default: false } as const;
  const values = parseOptions(process.argv.slice(2), { main: option, registration: option, help });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const received = serviceNames.filter((service) => values[service].length > 0);
  if (received.length === 0) throw new CommandError("Give --main <file>, --registration <file>, or both.");
  const plans = received.map((service) => planUpdate(service, values[service]));
  for (const { report } of plans) console.log(report);
  const conflicts = plans.flatMap((it) => it.conflicts);
  if (conflicts.length > 0) throw new CommandError([...conflicts, "Nothing was replaced."].join("\n"));
  for (const { service, sdls } of plans) {
    const folder = `schema/${service}`;
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    for (const [name, sdl] of sdls) writeFileSync(join(folder, name), sdl);
  }
  const { status } = spawnSync(process.execPath, ["schema/generate.ts"], { stdio: "inherit" });
  const services = attempt(() => serviceNames.map(readService));
  // Then `npm run generate` has printed why a schema does not fit the extension.
  if (!services) return 1;
  for (const service of received) {
    const { errors, anonymous } = additions[service];
    const named = [...Object.keys(errors), ...anonymous];
    printMissing(
      "schema/additions.ts names what the SDL does not have",
      named,
      services.filter(({ name }) => name === service),
    );
  }
  const specification = buildSchema(readFileSync("schema/specification.graphql", "utf8"));
  printMissing("The specification names what no SDL has", listFieldPaths(specification), services);
  return status ?? 1;
});

/** If a whole type is missing, prints only its name. */
function printMissing(title: string, named: readonly string[], services: readonly Service[]): void {
  const known = new Set(services.flatMap(({ schema }) => listFieldPaths(schema)));
  const types = new Set([...known].map((path) => path.split(".")[0]));
  const missing = named.filter((path) => !known.has(path) && !types.has(path));
  const names = new Set(missing.map((path) => (types.has(path.split(".")[0]) ? path : path.split(".")[0])));
  if (names.size > 0) console.log(`\n${title}: ${[...names].join(", ")}.`);
}
