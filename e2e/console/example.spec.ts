import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromiumLaunchOptions } from "../support/chromium/findChromium.ts";
import { oneCountry } from "../support/config/countries.ts";
import { backendOrigin, portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

test("The example for another repository signs Clara in through the control API", oneCountry, async () => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), "example-"));
  cpSync("mock-server/examples/portal.spec.js", join(folder, "portal.spec.js"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const config = { reporter: "json", use: { launchOptions: chromiumLaunchOptions() } };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "playwright.config.js"), `export default ${JSON.stringify(config)}`);
  const env = { ...process.env, CONTROL: `${backendOrigin}/control`, PORTAL: `http://${portalHost("DE")}` };
  const cli = resolve("node_modules/@playwright/test/cli.js");
  const { stdout } = await promisify(execFile)(process.execPath, [cli, "test"], { cwd: folder, env }).catch(
    (error) => error,
  );
  expect(JSON.parse(stdout)).toMatchObject({ errors: [], stats: { expected: 1, unexpected: 0, skipped: 0 } });
  rmSync(folder, { recursive: true });
});
