/**
 * `npm run bench`: bytes of each screen and locale, Lighthouse's figures of four screens, the mock's start and memory, and
 * answers per second, each beside its bare counterpart. Fails where accessibility, best practices or the layout are not
 * whole. Its ports are the end-to-end suite's.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type StorageState, TestWorld } from "../../e2e/support/control.ts";
import { backendOrigin, identityOrigin, portalHost, ports } from "../../e2e/support/ports.ts";
import { openerPolicies, portalHeaders } from "../securityHeaders.ts";
import { answersPerSecond } from "./answers.ts";
import { buildBarePage, buildPortal } from "./buildPages.ts";
import { openInspector, type PageFigures } from "./lighthouse.ts";
import { runMock } from "./runMock.ts";
import { serveCompressed } from "./serveCompressed.ts";
import { answersTable, lighthouseTable, shortcomings } from "./tables.ts";

/** A country without a tag manager: what others load into the page is not measured. */
const country = "DK";
const locale = "da";
const barePort = ports.portal + 1;

const folder = await mkdtemp(join(tmpdir(), "bench-"));
const folders = { portal: join(folder, "portal"), bare: join(folder, "bare") };
await buildPortal(folders.portal);
await buildBarePage(folders.bare);
const stops = [
  await runMock(),
  await serveCompressed({
    folder: folders.portal,
    port: ports.portal,
    backend: backendOrigin,
    headers: portalHeaders(
      {
        registrationServices: [`http://localhost:${ports.registration}`],
        signInProviders: [identityOrigin],
        hasTagManager: false,
      },
      openerPolicies.others,
    ),
  }),
  await serveCompressed({ folder: folders.bare, port: barePort }),
];
try {
  const world = await TestWorld.create({ country });
  const anna = await world.storageState("anna");
  const pages = await inspectPages(anna);
  print(lighthouseTable(pages));
  const problems = shortcomings(pages);
  if (problems.length > 0) {
    print(problems.join("\n"));
    process.exitCode = 1;
  }
  print(
    answersTable(await answersPerSecond({ backend: backendOrigin, world: world.id, idToken: tokenOf(anna) })),
  );
} finally {
  for (const stop of stops) await stop();
  await rm(folder, { recursive: true });
}
await mockBench();

/** The introduction as a visitor without an account sees it; the others as Anna does. */
async function inspectPages(anna: StorageState): Promise<Record<string, PageFigures>> {
  const portal = `http://${portalHost(country)}`;
  const screens = { overview: "/overview", project: "/project/project-1", window: "/window/window-1" };
  const pages: Record<string, PageFigures> = {};
  const visitor = await openInspector({ ...anna, origins: [] }, locale);
  pages["bare page"] = await visitor.inspect(`http://localhost:${barePort}/`);
  pages["introduction"] = await visitor.inspect(`${portal}/`);
  await visitor.close();
  const customer = await openInspector(anna, locale);
  for (const [name, path] of Object.entries(screens))
    pages[name] = await customer.inspect(`${portal}${path}`);
  await customer.close();
  return pages;
}

function tokenOf({ origins }: StorageState): string {
  const entries = origins.flatMap(({ localStorage: kept }) => kept);
  const token = entries.find(({ name }) => name === "ad_idToken")?.value;
  if (token === undefined) throw new Error("The session has no id token.");
  return token;
}

async function mockBench(): Promise<void> {
  const bench = spawn(process.execPath, [fileURLToPath(import.meta.resolve("../../mock-server/bench.ts"))], {
    stdio: "inherit",
  });
  const [code] = await once(bench, "exit");
  if (code !== 0) process.exitCode = 1;
}

function print(text: string): void {
  process.stdout.write(`\n${text}\n`);
}
