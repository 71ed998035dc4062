/**
 * `npm run bench`: measures the size of each screen and locale, what each step of the build saves, Lighthouse's figures of
 * four screens, requests per second, and the mock server's start, throughput and memory. Fails if a screen's accessibility or best
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
import { startMockProcess } from "../../e2e/support/servers/startMockProcess.ts";
import { createPortalHeaders, openerPolicies } from "../securityHeaders.ts";
import { buildBarePage, buildPortal } from "./buildPages.ts";
import { measureBuilds } from "./measureBuilds.ts";
import { measureThroughput } from "./measureThroughput.ts";
import { openInspector } from "./openInspector.ts";
import {
  findFailures,
  formatBuildTable,
  formatLighthouseTable,
  formatThroughputTable,
  type LighthouseResult,
} from "./report.ts";
import { serveBuild } from "./serveBuild.ts";

/** A country without a tag manager, whose scripts would distort the figures. */
const country = "DK";
const locale = "da";
const barePort = ports.portal + 1;

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
      openerPolicies.others,
    ),
  }),
  await serveBuild({ root: roots.bare, port: barePort }),
];
try {
  const world = await TestWorld.create({ country });
  const anna = await world.storageState("anna");
  const pages = await inspectPages(anna);
  print(formatLighthouseTable(pages));
  const failures = findFailures(pages);
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

/** The bare page and the introduction for a visitor who is signed out, the other screens for Anna. */
async function inspectPages(anna: StorageState): Promise<Record<string, LighthouseResult>> {
  const portal = `http://${portalHost(country)}`;
  const screens = { overview: "/overview", project: "/project/project-1", window: "/window/window-1" };
  const pages: Record<string, LighthouseResult> = {};
  const visitor = await openInspector({ ...anna, origins: [] }, locale);
  pages["bare React page"] = await visitor.inspect(`http://localhost:${barePort}/`);
  pages["introduction"] = await visitor.inspect(`${portal}/`);
  await visitor.close();
  const customer = await openInspector(anna, locale);
  for (const [name, path] of Object.entries(screens)) {
    pages[name] = await customer.inspect(`${portal}${path}`);
  }
  await customer.close();
  return pages;
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
