/** Part of `npm run setup`: finds the browser of the end-to-end tests, and installs the best one that the machine can have. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chromiumInstallers, noChromium } from "./chromiumInstallers.ts";
import { findChromium } from "./findChromium.ts";

const osReleaseFile = "/etc/os-release";

let path = findChromium();
for (const command of process.env["CHROMIUM_PATH"] ? [] : installers(path)) {
  process.stdout.write(`Trying: ${command}\n`);
  spawnSync(command, { shell: true, stdio: "inherit" });
  const now = findChromium();
  if (now !== path) {
    path = now;
    break;
  }
}
if (path === undefined) {
  process.stderr.write(`${noChromium}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${path}\n`);
}

function installers(found: string | undefined): string[] {
  const machine = {
    osRelease: existsSync(osReleaseFile) ? readFileSync(osReleaseFile, "utf8") : "",
    isRoot: process.getuid?.() === 0,
    hasAptGet: existsSync("/usr/bin/apt-get"),
  };
  return chromiumInstallers(machine, found);
}
