import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { findChromium } from "./findChromium.ts";

const osReleaseFile = "/etc/os-release";

/** The advice for a machine on which every installer failed. */
const noChromium = `Chromium was not found and could not be installed. Do one of these:
  - Debian and Ubuntu: apt-get install chromium, as root
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the program of a Chromium or Chrome that is installed`;

/** Finds the browser of the end-to-end tests, and installs the best one that the machine can have. False if it has none. */
export function ensureChromium(): boolean {
  const machine = {
    osRelease: existsSync(osReleaseFile) ? readFileSync(osReleaseFile, "utf8") : "",
    isRoot: process.getuid?.() === 0,
    hasAptGet: existsSync("/usr/bin/apt-get"),
  };
  const before = findChromium();
  let path = before;
  for (const command of process.env["CHROMIUM_PATH"] ? [] : listInstallers(machine, before)) {
    process.stdout.write(`Trying: ${command}\n`);
    spawnSync(command, { shell: true, stdio: "inherit" });
    path = findChromium();
    if (path !== before) break;
  }
  if (path === undefined) process.stderr.write(`${noChromium}\n`);
  else process.stdout.write(`${path}\n`);
  return path !== undefined;
}

/** The facts that decide how to install Chromium. */
interface InstallMachine {
  /** The text of /etc/os-release; empty on systems without it. */
  osRelease: string;
  isRoot: boolean;
  hasAptGet: boolean;
}

/**
 * Shell commands that may bring a browser, the best first: each is tried until one is found. Where there is a Chromium already,
 * only commands for its quicker shell are worth a try.
 */
export function listInstallers(
  { osRelease, isRoot, hasAptGet }: InstallMachine,
  found: string | undefined,
): string[] {
  if (found?.endsWith("chromium-headless-shell")) return [];
  const isDebian = /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
  const shell =
    isDebian && isRoot && hasAptGet ? ["apt-get update && apt-get install -y chromium-headless-shell"] : [];
  if (found) return shell;
  const chromium = shell.length > 0 ? ["apt-get install -y chromium"] : [];
  return [...shell, ...chromium, "npx playwright install chromium"];
}
