/**
 * `npm run bench`: prints figures of the portal and of the mock server, beside those of other pages and servers. Names of parts
 * measure these alone, such as `npm run bench -- interactions growth`. Fails if a screen's accessibility or best practices
 * are below 100, its layout shifts or the introduction paints late. Uses the ports of the end-to-end suite.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { backendOrigin, identityOrigin, ports } from "../../e2e/support/config/ports.ts";
import { startMockProcess } from "../../e2e/support/servers/startMockProcess.ts";
import { readStyleHash } from "../prerenderedPages.ts";
import { createPortalHeaders, openerPolicies } from "../securityHeaders.ts";
import { buildBarePage, buildPortal } from "./buildPages.ts";
import { inspectPages } from "./inspectPages.ts";
import { measureBuilds } from "./measureBuilds.ts";
import { measureDevelopment } from "./measureDevelopment.ts";
import { measureGrowth } from "./measureGrowth.ts";
import { measureInteractions } from "./measureInteractions.ts";
import { measurePaints } from "./measurePaints.ts";
import { measureThroughput } from "./measureThroughput.ts";
import { findLatePaints, formatPaintTable } from "./paintReport.ts";
import {
  findFailures,
  formatBuildTable,
  formatDevelopmentTable,
  formatGrowthTable,
  formatInteractionTable,
  formatLighthouseTable,
  formatPartsTable,
  formatThroughputTable,
} from "./report.ts";
import { serveBuild } from "./serveBuild.ts";

/** In the order in which they are measured. Those of `served` need the portal's build and the mock server. */
const served = {
  pages: measurePages,
  paints: measureFirstPaints,
  interactions: async () => print(formatInteractionTable(await measureInteractions())),
  growth: async () => print(formatGrowthTable(await measureGrowth())),
  client: async () => print(formatThroughputTable(await measureThroughput())),
};
const others = {
  sizes: measureSizes,
  development: async () => print(formatDevelopmentTable(await measureDevelopment())),
  mock: runMockServerBench,
};

const known = [...Object.keys(served), ...Object.keys(others)];
const parts = process.argv.slice(2);
const unknown = parts.filter((part) => !known.includes(part));
if (unknown.length > 0) {
  print(`There is no part ${unknown.join(", ")}. The parts are ${known.join(", ")}.`);
  process.exit(1);
}
const isChosen = ([name]: [string, unknown]) => parts.length === 0 || parts.includes(name);

const servedParts = Object.entries(served).filter(isChosen);
if (servedParts.length > 0) {
  const stop = await startServers();
  try {
    for (const [, measure] of servedParts) await measure();
  } finally {
    await stop();
  }
}
for (const [, measure] of Object.entries(others).filter(isChosen)) await measure();

async function measurePages(): Promise<void> {
  const pages = await inspectPages();
  print(formatLighthouseTable(pages));
  reportFailures(findFailures(pages));
}

async function measureFirstPaints(): Promise<void> {
  const paints = await measurePaints();
  print(formatPaintTable(paints));
  reportFailures(findLatePaints(paints));
}

function reportFailures(failures: readonly string[]): void {
  if (failures.length === 0) return;
  print(failures.join("\n"));
  process.exitCode = 1;
}

async function measureSizes(): Promise<void> {
  const { variants, parts: screenParts } = await measureBuilds();
  print(formatBuildTable(variants));
  print(`Plugins that change no bytes: checkBudget() fails a build that exceeds the limits above, per screen and locale;
sendSecurityHeaders() makes the end-to-end tests run under the content security policy of production.`);
  print(formatPartsTable(screenParts));
}

/** Serves the portal, a page with React alone and a page without scripts. Returns a function that stops the servers. */
async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const roots = { portal: join(folder, "portal"), bare: join(folder, "bare") };
  await buildPortal(roots.portal);
  await buildBarePage(roots.bare);
  // With the same headers and host names pages differ in their content alone.
  const headers = createPortalHeaders(
    {
      registrationServices: [`http://localhost:${ports.registration}`],
      signInProviders: [identityOrigin],
      hasTagManager: false,
    },
    { openerPolicy: openerPolicies.others, styleHash: readStyleHash(roots.portal) },
  );
  const stopFunctions = [
    await startMockProcess(),
    await serveBuild({ root: roots.portal, port: ports.portal, headers, backendOrigin }),
    await serveBuild({ root: roots.bare, port: ports.development, headers }),
    await serveBuild({ root: join(import.meta.dirname, "static"), port: ports.preview, headers }),
  ];
  return async () => {
    for (const stop of stopFunctions) await stop();
    await rm(folder, { recursive: true });
  };
}

async function runMockServerBench(): Promise<void> {
  for (const name of ["startup", "throughput", "memory"]) {
    const script = fileURLToPath(import.meta.resolve(`../../mock-server/bench/${name}.ts`));
    const [exitCode] = await once(spawn(process.execPath, [script], { stdio: "inherit" }), "exit");
    if (exitCode !== 0) process.exitCode = 1;
  }
}

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}
