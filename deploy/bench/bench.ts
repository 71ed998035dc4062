/**
 * `npm run bench`: measures the size of each screen and locale, what each step of the build saves, Lighthouse's figures of
 * four screens and when they paint, requests per second, and the mock server's start, throughput and memory. Fails if a screen's accessibility or best
 * practices are below 100 or its layout shifts. Uses the ports of the end-to-end suite.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { backendOrigin, identityOrigin, portalHost, ports } from "../../e2e/support/config/ports.ts";
import { type StorageState, TestWorld } from "../../e2e/support/fixtures/testWorld.ts";
import { readStyleHash } from "../prerenderedPages.ts";
import { createPortalHeaders, openerPolicies } from "../securityHeaders.ts";
import { buildBarePage, buildPortal } from "./buildPages.ts";
import { measureBuilds } from "./measureBuilds.ts";
import { type MeasuredPage, measurePaints } from "./measurePaints.ts";
import { measureThroughput } from "./measureThroughput.ts";
import { openInspector } from "./openInspector.ts";
import {
  findFailures,
  findLatePaints,
  formatBuildTable,
  formatLighthouseTable,
  formatPaintTable,
  formatThroughputTable,
  getMedianRun,
  type LighthouseResult,
} from "./report.ts";
import { serveBuild } from "./serveBuild.ts";
import { startMockProcess } from "./startMockProcess.ts";

/** A country without a tag manager, whose scripts would distort the figures. */
const country = "DK";
const locale = "da";
const barePort = ports.portal + 1;
const staticPort = ports.portal + 2;

/** A single run depends too much on what else the machine does. */
const runsPerPage = 5;

const folder = await mkdtemp(join(tmpdir(), "bench-"));
const roots = { portal: join(folder, "portal"), bare: join(folder, "bare") };
await buildPortal(roots.portal);
await buildBarePage(roots.bare);
print(formatBuildTable(await measureBuilds()));
print(`Plugins that change no bytes: checkBudget() fails a build that exceeds the limits above, per screen and locale;
sendSecurityHeaders() makes the end-to-end tests run under the content security policy of production.`);

const stopFunctions = [
  await startMockProcess(),
  await serveBuild({
    root: roots.portal,
    port: ports.portal,
    backendOrigin,
    headers: createPortalHeaders(
      {
        registrationServices: [`http://localhost:${ports.registration}`],
        signInProviders: [identityOrigin],
        hasTagManager: false,
      },
      { openerPolicy: openerPolicies.others, styleHash: readStyleHash(roots.portal) },
    ),
  }),
  await serveBuild({ root: roots.bare, port: barePort }),
  await serveBuild({ root: join(import.meta.dirname, "static"), port: staticPort }),
];
try {
  const world = await TestWorld.create({ country });
  const anna = await world.storageState("anna");
  const pages = await inspectPages(anna);
  print(formatLighthouseTable(pages));
  const paints = await measurePaints(createPages(anna), locale);
  print(formatPaintTable(paints));
  const failures = [...findFailures(pages), ...findLatePaints(paints)];
  if (failures.length > 0) {
    print(failures.join("\n"));
    process.exitCode = 1;
  }
  const throughput = await measureThroughput({ backendOrigin, worldId: world.id, idToken: getIdToken(anna) });
  print(formatThroughputTable(throughput));
} finally {
  for (const stop of stopFunctions) await stop();
  await rm(folder, { recursive: true });
}
await runMockServerBench();

/** The introduction for a visitor who is signed out, the other screens for Anna. */
function createPages(anna: StorageState): Record<string, MeasuredPage> {
  const portal = `http://${portalHost(country)}`;
  const visitor = { ...anna, origins: [] };
  return {
    "static HTML page": { url: `http://localhost:${staticPort}/`, storage: visitor },
    "bare React page": { url: `http://localhost:${barePort}/`, storage: visitor },
    introduction: { url: `${portal}/`, storage: visitor },
    overview: { url: `${portal}/overview`, storage: anna },
    project: { url: `${portal}/project/project-1`, storage: anna },
    window: { url: `${portal}/window/window-1`, storage: anna },
  };
}

/** The runs of the pages alternate. */
async function inspectPages(anna: StorageState): Promise<Record<string, LighthouseResult>> {
  const customer = await openInspector(anna, locale);
  const visitor = await openInspector({ ...anna, origins: [] }, locale);
  const pages = Object.entries(createPages(anna));
  const runs: [string, LighthouseResult][] = [];
  for (let run = 0; run < runsPerPage; run++) {
    for (const [name, { url, storage }] of pages) {
      const inspector = storage === anna ? customer : visitor;
      runs.push([name, await inspector.inspect(url)]);
    }
  }
  await visitor.close();
  await customer.close();
  const getRuns = (page: string) => runs.filter(([name]) => name === page).map(([, result]) => result);
  return Object.fromEntries(pages.map(([name]) => [name, getMedianRun(getRuns(name))]));
}

function getIdToken({ origins }: StorageState): string {
  const entries = origins.flatMap((origin) => origin.localStorage);
  const token = entries.find(({ name }) => name === "ad_idToken")?.value;
  if (token === undefined) throw new Error("The session has no id token.");
  return token;
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
