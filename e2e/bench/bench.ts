/**
 * `npm run bench`: builds the portal, which prints the size of each screen, and measures five of its screens on a slow phone,
 * beside a page without scripts and a page with React alone, hosted by nginx over HTTP/2 and TLS. Compare ratios, not times:
 * every machine has its own speed. Uses the ports of the end-to-end suite. npm fetches Lighthouse for it.
 *
 * Options: `--runs 1` instead of five; `--page project`, repeatable, measures fewer screens; `--cpu 1` sets how many times
 * slower the processor is (4 by default), for a busy machine.
 */
import { execFile, execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { formatTable } from "#deploy/formatTable.ts";
import { startNginx } from "#deploy/nginx/startNginx.ts";
import { precompress } from "#deploy/precompress.ts";
import { findFreePort } from "#mock-server/server/findFreePort.ts";
import { urls } from "#testing/samples/urls.ts";
import { readOptions } from "../../.ci/readOptions.ts";
import { chromiumLaunchOptions } from "../support/chromium/findChromium.ts";
import { portalHost, ports } from "../support/config/ports.ts";
import { portalEnvironment } from "../support/config/servers.ts";
import { type StorageState, TestWorld } from "../support/fixtures/testWorld.ts";
import { startMockProcess } from "../support/servers/startMockProcess.ts";

/** This country has no tag manager, whose scripts would distort the figures. */
const country = "DK";
const locale = "da";
const maxLayoutShift = 0.01;
/** Reports contain screenshots. */
const maxReportBytes = 64_000_000;

const options = readOptions({
  runs: { type: "string", default: "5" },
  page: { type: "string", multiple: true },
  cpu: { type: "string", default: "4" },
});

const screenPaths = {
  introduction: "/",
  overview: "/overview",
  project: urls.project,
  window: urls.window,
  help: "/faq",
};
const unknownPage = options.page?.find((name) => !(name in screenPaths));
if (unknownPage) {
  process.stderr.write(`--page ${unknownPage}: expected ${Object.keys(screenPaths).join(", ")}.\n`);
  process.exit(2);
}

/** The audits of Lighthouse that the bench prints. Times are in milliseconds, with network and processor throttled. */
const audits = [
  "total-blocking-time",
  "cumulative-layout-shift",
  "mainthread-work-breakdown",
  "largest-contentful-paint",
] as const;

type Run = Record<(typeof audits)[number], number>;

/** The part of Lighthouse's report that the bench reads. */
interface Report {
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
  audits: Partial<Record<string, { numericValue?: number }>>;
}

let browserVersion: string | undefined;
await using resources = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "bench-"));
resources.defer(() => rm(folder, { recursive: true, force: true }));
await startServers();
const world = await TestWorld.create({ country });
resources.defer(() => world.delete());
const portal = `https://${portalHost(country)}`;
const visitor = await openBrowser(await world.storageState());
const customer = await openBrowser(await world.storageState("anna"));
const screens = Object.entries(screenPaths).map(([name, path]) => ({
  name,
  measure: name === "introduction" ? visitor : customer,
  url: portal + path,
}));
const pages = [
  // All pages are on hosts of the same kind, since a host's name alone changes when a page paints. nginx sends other paths the
  // page of a locale.
  { name: "static page", measure: visitor, url: `https://${portalHost(country, ports.preview)}/index.html` },
  {
    name: "bare React page",
    measure: visitor,
    url: `https://${portalHost(country, ports.development)}/index.html`,
  },
  ...screens.filter(({ name }) => options.page?.includes(name) ?? true),
].map((page) => ({ ...page, runs: [] as Run[] }));
// Measures the pages in turn, so that a change of the machine's speed affects all of them.
for (let run = 0; run < Number(options.runs); run++) {
  for (const { measure, url, runs } of pages) runs.push(await measure(url));
}
printResults();

/** Hosts the build, the static page and the page with React alone as in production. */
async function startServers(): Promise<void> {
  resources.defer(await startMockProcess());
  const outDir = join(folder, "portal");
  await build({ build: { outDir, emptyOutDir: true } });
  const bareDir = join(folder, "bare");
  await build({
    configFile: false,
    root: join(import.meta.dirname, "bare"),
    plugins: [react(), precompress()],
    build: { outDir: bareDir, emptyOutDir: true },
    logLevel: "error",
  });
  const certificate = createCertificate();
  const host = async (port: number, root: string) => {
    const settings = {
      ...portalEnvironment,
      PORTAL_ROOT: root,
      PORTAL_LISTEN: `127.0.0.1:${port} ssl http2`,
    };
    resources.use(await startNginx(join(folder, `nginx-${port}`), settings, certificate));
  };
  await host(ports.portal, outDir);
  await host(ports.development, bareDir);
  await host(ports.preview, join(import.meta.dirname, "static"));
}

/** nginx's directives for a certificate that only the bench's browsers trust. */
function createCertificate(): string {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const names = ["-subj", "/CN=localhost", "-keyout", key, "-out", certificate];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  execFileSync("openssl", ["req", "-x509", ...kind, ...names], { stdio: "ignore" });
  return `ssl_certificate "${certificate}"; ssl_certificate_key "${key}";`;
}

/** Opens a browser with a user's storage. Returns a function that measures a page in it, without cached files. */
async function openBrowser(storage: StorageState): Promise<(url: string) => Promise<Run>> {
  const profile = await mkdtemp(join(folder, "profile-"));
  const port = await findFreePort();
  const args = [`--remote-debugging-port=${port}`, `--accept-lang=${locale}`, "--ignore-certificate-errors"];
  const context = await chromium.launchPersistentContext(profile, chromiumLaunchOptions({ args }));
  browserVersion = context.browser()?.version();
  resources.defer(() => context.close());
  await context.addCookies(storage.cookies);
  const page = await context.newPage();
  for (const { localStorage: entries } of storage.origins) {
    await page.goto(portal);
    await page.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    }, entries);
  }
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  return async (url) => {
    // Lighthouse's own reset would also clear localStorage and thereby sign the user out.
    await session.send("Network.clearBrowserCache");
    const flags = [
      `--port=${port}`,
      "--output=json",
      "--quiet",
      "--only-categories=performance",
      "--disable-storage-reset",
      "--throttling-method=devtools",
      `--throttling.cpuSlowdownMultiplier=${options.cpu}`,
    ];
    const { stdout } = await promisify(execFile)("lighthouse", [url, ...flags], {
      maxBuffer: maxReportBytes,
    });
    const report: Report = JSON.parse(stdout);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}.`);
    return Object.fromEntries(
      audits.map((name) => [name, report.audits[name]?.numericValue ?? Number.NaN]),
    ) as Run;
  };
}

function printResults(): void {
  const results = pages.map(({ name, runs }) => {
    const getMedian = (key: keyof Run) =>
      runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
    return { name, getMedian };
  });
  const rows = results.map(({ name, getMedian }) => {
    /** The row has the ratios to the static page and to the page with React alone. */
    const format = (key: keyof Run) => [
      getMedian(key).toFixed(0),
      ...results.slice(0, 2).map((page) => (getMedian(key) / page.getMedian(key)).toFixed(2)),
    ];
    return [
      name,
      getMedian("total-blocking-time").toFixed(0),
      getMedian("cumulative-layout-shift").toFixed(3),
      ...format("mainthread-work-breakdown"),
      ...format("largest-contentful-paint"),
    ];
  });
  const ratios = ["× static", "× React"];
  const header = ["blocking", "shift", "main thread", ...ratios, "largest paint", ...ratios];
  process.stdout.write(`\n${formatTable([[`phone, ${options.runs} runs, ms`, ...header], ...rows])}\n`);
  process.stdout.write(`Chromium ${browserVersion}; compile hints have an effect from 136 on\n`);
  for (const { name, getMedian } of results) {
    const shift = getMedian("cumulative-layout-shift");
    if (shift <= maxLayoutShift) continue;
    process.stdout.write(`${name}: the layout shifts by ${shift.toFixed(3)}\n`);
    process.exitCode = 1;
  }
}
