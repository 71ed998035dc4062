/**
 * `npx node e2e/smoke/runHosted.ts`: builds the portal, hosts it with nginx as in production, beside a mock server without
 * control API, and runs the tests of `PORTAL_URL=… npm run e2e` there. Arguments are Playwright's.
 */
import "../../.ci/printHelp.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { findNginx, missingNginx } from "#deploy/nginx/findNginx.ts";
import { startNginx } from "#deploy/nginx/startNginx.ts";
import { portalEnvironment } from "../support/config/servers.ts";
import { startMockProcess } from "../support/servers/startMockProcess.ts";

if (!findNginx()) {
  process.stderr.write(`${missingNginx}\n`);
  process.exit(1);
}
await using resources = new AsyncDisposableStack();
const root = await mkdtemp(join(tmpdir(), "hosted-"));
resources.defer(() => rm(root, { recursive: true }));
const dist = join(root, "dist");
await build({ logLevel: "warn", build: { outDir: dist, emptyOutDir: true } });
resources.defer(await startMockProcess("--no-control"));
const server = resources.use(await startNginx(root, { ...portalEnvironment, PORTAL_ROOT: dist }));
process.exitCode = await runTests(`http://localhost:${server.port}`);

async function runTests(portalUrl: string): Promise<number> {
  const command = ["node_modules/@playwright/test/cli.js", "test", "-c", "e2e/playwright.config.ts"];
  const child = spawn(process.execPath, [...command, ...process.argv.slice(2)], {
    env: { ...process.env, PORTAL_URL: portalUrl },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  return code ?? 1;
}
