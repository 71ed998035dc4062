import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { polyfilledFeatures } from "../../.ci/browser-support/acceptedFeatures.ts";
import { chromiumLaunchOptions } from "../support/chromium/findChromium.ts";
import { launchChromium } from "./drivers/chromiumDriver.ts";
import type { Driver } from "./drivers/driver.ts";
import { launchFirefox } from "./drivers/firefoxDriver.ts";
import { launchWebKit } from "./drivers/webKitDriver.ts";

/** A browser of the table. `launch` installs it where it is missing. */
export interface TestedBrowser {
  name: string;
  launch(): Promise<Driver>;
}

export const testedBrowsers: readonly TestedBrowser[] = [
  { name: "chromium", launch: () => launchInstalledChromium() },
  // The policy's oldest Safari and Firefox are not packaged anywhere: the browser lacks what they lack.
  {
    name: "chromium-reduced",
    launch: () => launchInstalledChromium(createRemovalScript(polyfilledFeatures)),
  },
  { name: "chromium-109", launch: () => launchOldChromium("109.0.6") },
  { name: "chromium-117", launch: () => launchOldChromium("117.0.0") },
  { name: "firefox", launch: launchFirefoxEsr },
  { name: "webkit", launch: launchWebKitGtk },
];

async function launchInstalledChromium(preloadScript?: string): Promise<Driver> {
  const options = chromiumLaunchOptions();
  if (!options.executablePath) throw new Error("Chromium was not found: npm run chromium installs it.");
  return launchChromium(options, preloadScript);
}

/** A Chromium of earlier years, from the npm package that publishes it for servers. */
async function launchOldChromium(version: string): Promise<Driver> {
  const folder = resolve(".cache/browsers", `chromium-${version}`);
  const executablePath = join(folder, "chromium");
  if (!existsSync(executablePath)) {
    mkdirSync(folder, { recursive: true });
    const [packed = ""] = execFileSync("npm", ["pack", "--silent", `@sparticuz/chromium@${version}`], {
      cwd: folder,
      encoding: "utf8",
    })
      .trim()
      .split("\n")
      .toReversed();
    execFileSync("tar", ["xzf", packed], { cwd: folder });
    const compressed = readFileSync(join(folder, "package/bin/chromium.br"));
    writeFileSync(executablePath, brotliDecompressSync(compressed), { mode: 0o755 });
  }
  return launchChromium({ ...chromiumLaunchOptions(), executablePath });
}

async function launchFirefoxEsr(): Promise<Driver> {
  const executablePath = "/usr/bin/firefox-esr";
  installDebianPackages(executablePath, ["firefox-esr"]);
  return launchFirefox(executablePath);
}

async function launchWebKitGtk(): Promise<Driver> {
  installDebianPackages("/usr/bin/WebKitWebDriver", ["webkit2gtk-driver", "xvfb"]);
  installDebianPackages("/usr/bin/Xvfb", ["xvfb"]);
  return launchWebKit(9515 + Number(process.env["E2E_PORT_OFFSET"] ?? 0));
}

function installDebianPackages(program: string, packages: readonly string[]): void {
  if (existsSync(program)) return;
  const command = `apt-get update -q && apt-get install -y -q --no-install-recommends ${packages.join(" ")}`;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
    throw new Error(`${program} is missing. On Debian and Ubuntu run as root: ${command}`);
  execFileSync("sh", ["-c", command], { stdio: ["ignore", "ignore", "inherit"] });
}

/** A script that removes features, by their paths in the compatibility data, before any other runs. */
function createRemovalScript(paths: readonly string[]): string {
  const names = paths.map((path) => /(\w+)\.(\w+?)(?:_static)?$/.exec(path)?.slice(1));
  return `for (const [owner, member] of ${JSON.stringify(names)}) {
    delete globalThis[owner][member];
    delete globalThis[owner].prototype[member];
  }`;
}
