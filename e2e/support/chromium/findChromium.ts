import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { networkAddress } from "../config/ports.ts";

/** The headless shell is for tests: it opens pages in two thirds of the time. */
const commands = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** Finds Chromium: the configured one, else one on the PATH, else Playwright's own. Undefined if there is none. */
export function findChromium(
  { CHROMIUM_PATH: configured, PATH = "" }: NodeJS.ProcessEnv = process.env,
  downloaded = chromium.executablePath(),
): string | undefined {
  if (configured) {
    if (isExecutable(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names "${configured}", which is no program that can be run.`);
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, downloaded].find(isExecutable);
}

/** Keeps requests on this machine. */
const offline = `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1, EXCLUDE ${networkAddress}`;

interface LaunchSettings {
  /** Whether the browser reaches only this machine. Default: true. */
  isOffline?: boolean;
  /** Further command line options. */
  args?: readonly string[];
}

/** Playwright's options for starting the browser. Without a path it looks for its own browser and says how to get it. */
export function chromiumLaunchOptions({ isOffline = true, args = [] }: LaunchSettings = {}) {
  const executablePath = findChromium();
  // Chromium refuses its sandbox to root, and containers run as root.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...sandbox,
      "--disable-gpu",
      // Letters look the same on every machine and in every kind of Chromium.
      "--font-render-hinting=none",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      // No spare process per page, which costs a tenth of the time.
      "--renderer-process-limit=1",
      ...(isOffline ? [offline] : []),
      ...args,
    ],
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
