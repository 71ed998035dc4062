import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium } from "./findChromium.ts";

/** The advice for a machine on which every installer failed. */
const noChromium = `Chromium was not found and could not be installed. Do one of these:
  - Debian and Ubuntu: apt-get install chromium, as root
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the program of a Chromium or Chrome that is installed`;

/** Finds the browser of the end-to-end tests, and installs the best one that the machine can have. False if it has none. */
export function ensureChromium(): boolean {
  const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const before = findChromium();
  let path = before;
  for (const command of process.env["CHROMIUM_PATH"] ? [] : listInstallers(canUseApt, before)) {
    process.stdout.write(`Trying: ${command}\n`);
    spawnSync(command, { shell: true, stdio: "inherit" });
    path = findChromium();
    if (path !== before) break;
  }
  if (path === undefined) process.stderr.write(`${noChromium}\n`);
  else process.stdout.write(`${path}\n`);
  return path !== undefined;
}

/**
 * Shell commands that may bring a browser, the best first: each is tried until one is found. Where there is a Chromium already,
 * only its quicker shell is worth a try.
 */
export function listInstallers(canUseApt: boolean, found: string | undefined): string[] {
  if (found?.endsWith("chromium-headless-shell")) return [];
  const shell = canUseApt ? ["apt-get update && apt-get install -y chromium-headless-shell"] : [];
  if (found) return shell;
  const chromium = canUseApt ? ["apt-get install -y chromium"] : [];
  return [...shell, ...chromium, "npx playwright install chromium"];
}
