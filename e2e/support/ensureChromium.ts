/** `npm run chromium`: finds the browser of the end-to-end tests, and installs one where there is none. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { chromiumInstallers, noChromium } from "./chromiumInstallers.ts";

const osReleaseFile = "/etc/os-release";

let path = findChromium();
for (const command of path === undefined ? installers() : []) {
  process.stdout.write(`Chromium was not found. Trying: ${command}\n`);
  spawnSync(command, { shell: true, stdio: "inherit" });
  path = findChromium();
  if (path !== undefined) break;
}
if (path === undefined) {
  process.stderr.write(`${noChromium}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${path}\n`);
}

function installers(): string[] {
  return chromiumInstallers({
    osRelease: existsSync(osReleaseFile) ? readFileSync(osReleaseFile, "utf8") : "",
    isRoot: process.getuid?.() === 0,
    hasAptGet: existsSync("/usr/bin/apt-get"),
  });
}
