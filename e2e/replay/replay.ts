/**
 * `npm run replay -- [report] [part of a test's name]`: starts portal and mock server on free ports in the state in which a
 * recorded test failed, prints links to it, and opens it in a browser. With `--screenshot <file>` it takes a picture of the
 * whole failed page and ends.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { findFreePort } from "../../mock-server/server/findFreePort.ts";
import { chromiumLaunchOptions } from "../support/chromium/findChromium.ts";
import { portalHost } from "../support/config/ports.ts";
import { requestControl } from "../support/fixtures/testWorld.ts";
import { startServerProcess } from "../support/servers/startServerProcess.ts";
import type { Visit, VisitedPage } from "./failureRecord.ts";
import { type RecordedFailure, readFailures, selectFailures } from "./report.ts";

interface Servers {
  backend: string;
  portalPort: number;
  stop(): Promise<void>;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { screenshot: { type: "string" }, "no-browser": { type: "boolean", default: false } },
  });
  const [report, part] = positionals[0]?.endsWith(".json")
    ? [positionals[0], positionals.slice(1).join(" ")]
    : ["test-results/e2e.json", positionals.join(" ")];
  const failure = chooseFailure(report, part);
  const servers = await startServers();
  try {
    await restore(servers, failure);
    await print(servers, failure);
    if (values.screenshot) await takeScreenshot(servers, failure, values.screenshot);
    else await showUntilStopped(servers, failure, values["no-browser"]);
  } finally {
    await servers.stop();
  }
}

function chooseFailure(report: string, part: string): RecordedFailure {
  const recorded = readFailures(report);
  const [failure, ...others] = selectFailures(recorded, part);
  if (failure && others.length === 0) return failure;
  const names = (failure ? [failure, ...others] : recorded).map(({ name }) => `  ${name}`).join("\n");
  if (failure) throw new Error(`Expected a part of one test's name, for one of these:\n${names}`);
  throw new Error(
    recorded.length === 0
      ? `Expected failed tests in ${report}; it has none that recorded a world.`
      : `Expected a part of a failed test's name, not "${part}". Failed tests:\n${names}`,
  );
}

/** `npm start` on free ports. */
async function startServers(): Promise<Servers> {
  const [port, registration, identity, portalPort] = await Promise.all(
    Array.from({ length: 4 }, findFreePort),
  );
  if (!port || !registration || !identity || !portalPort) throw new Error("There are no free ports.");
  const options = [
    `--port=${port}`,
    `--registration-port=${registration}`,
    `--identity-port=${identity}`,
    `--portal-port=${portalPort}`,
  ];
  const backend = `http://127.0.0.1:${port}`;
  const stop = await startServerProcess("mock-server/cli/start.ts", options, [
    backend,
    `http://127.0.0.1:${portalPort}`,
  ]);
  return { backend, portalPort, stop };
}

/** Creates the worlds `before` and `after`, the latter with journal and faults. */
async function restore(
  { backend }: Servers,
  { visit, worldBefore, worldAfter, journal }: RecordedFailure,
): Promise<void> {
  const post = (path: string, body: object) => requestControl("POST", path, body, backend);
  await post("/worlds/restore", { snapshot: worldBefore, id: "before" });
  await post("/worlds/restore", { snapshot: worldAfter, id: "after", journal });
  for (const fault of visit.faults) await post("/worlds/after/faults", fault);
}

async function print(servers: Servers, { name, visit, console: output }: RecordedFailure): Promise<void> {
  const pages = await Promise.all(
    visit.pages.map(async (page) => {
      const [after, before] = await Promise.all([
        createLink(servers, visit, page, "after"),
        createLink(servers, visit, page, "before"),
      ]);
      const size = page.viewport ? `, ${page.viewport.width} × ${page.viewport.height}` : "";
      return `  Portal    ${page.path} as ${page.persona ?? "a visitor"}${size}, ${page.colorScheme}\n    at the failure  ${after}\n    at the start    ${before}`;
    }),
  );
  const faults = visit.faults.map((fault) => `  Fault     ${JSON.stringify(fault)}`);
  const lines = [
    `\n  ${name}`,
    ...pages,
    `  Console   ${servers.backend.replace("127.0.0.1", "localhost")}/?world=after`,
    `  Clock     ${visit.clock.start} at the start, ${visit.clock.end} at the failure`,
    ...faults,
  ];
  writeLines(lines);
  if (output.trim()) writeLines(["  Browser's console", output.replaceAll(/^/gm, "    ")]);
}

async function createLink(
  { backend, portalPort }: Servers,
  { country }: Visit,
  { path, persona }: VisitedPage,
  world: string,
): Promise<string> {
  const portal = `http://${portalHost(country, portalPort)}`;
  const search = new URLSearchParams({ portal, path, ...(persona && { persona }) });
  const sharePath = `/worlds/${world}/share?${search}`;
  const { url } = await requestControl<{ url: string }>("GET", sharePath, undefined, backend);
  return url;
}

/** Opens the pages of the failed test as its browser had them. */
async function openPages(browser: Browser, servers: Servers, { visit }: RecordedFailure) {
  const { locale, timezoneId } = visit.browser;
  return Promise.all(
    visit.pages.map(async (visited) => {
      const context = await browser.newContext({
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        viewport: visited.viewport,
        colorScheme: visited.colorScheme,
      });
      await context.addInitScript(restoreChoices, visited);
      const page = await context.newPage();
      await page.clock.install({ time: visited.now });
      await page.goto(await createLink(servers, visit, visited, "after"));
      // A fault may keep a response waiting.
      await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => {});
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), visited.scrollY);
      return page;
    }),
  );
}

/** Runs in each page. */
function restoreChoices({ localStorage: stored, cookie }: VisitedPage): void {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API knows no cookies of insecure hosts
  if (cookie) document.cookie = `${cookie}; path=/`;
}

async function takeScreenshot(servers: Servers, failure: RecordedFailure, path: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const [page] = await openPages(browser, servers, failure);
    if (!page) throw new Error("Expected an open page of the portal; the failed test had none.");
    // Fixed parts would be in the middle.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.screenshot({ path, fullPage: true });
    writeLines([`  Picture   ${path}`]);
  } finally {
    await browser.close();
  }
}

/** Without a screen, or if asked, it only serves. Ends with the browser or Ctrl+C. */
async function showUntilStopped(
  servers: Servers,
  failure: RecordedFailure,
  noBrowser: boolean,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => process.once("SIGINT", resolve).once("SIGTERM", resolve));
  const hasScreen = process.platform !== "linux" || process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"];
  writeLines(["  Ctrl+C ends it.", ""]);
  if (noBrowser || !hasScreen) return stopped;
  const browser = await chromium.launch({ ...chromiumLaunchOptions(), headless: false });
  await openPages(browser, servers, failure);
  await Promise.race([stopped, new Promise((resolve) => browser.once("disconnected", resolve))]);
  await browser.close();
}

function writeLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}
