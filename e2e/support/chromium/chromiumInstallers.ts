/** What decides how Chromium can be installed. */
export interface InstallMachine {
  /** The text of /etc/os-release; empty on systems without it. */
  osRelease: string;
  isRoot: boolean;
  hasAptGet: boolean;
}

/**
 * Shell commands that may bring a browser, the best first: each is tried until one is found. Where there is a Chromium
 * already, only what brings its quicker shell is worth a try.
 */
export function chromiumInstallers(
  { osRelease, isRoot, hasAptGet }: InstallMachine,
  found: string | undefined,
): string[] {
  if (found && isShell(found)) return [];
  const isDebian = /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
  const shell =
    isDebian && isRoot && hasAptGet ? ["apt-get update && apt-get install -y chromium-headless-shell"] : [];
  if (found) return shell;
  const chromium = shell.length > 0 ? ["apt-get install -y chromium"] : [];
  return [...shell, ...chromium, "npx playwright install chromium"];
}

/** Whether a program is Chromium's headless shell. */
function isShell(path: string): boolean {
  return path.endsWith("chromium-headless-shell");
}

/** For people whose machine refused every installer. */
export const noChromium = `Chromium was not found and could not be installed. Do one of these:
  - Debian and Ubuntu: apt-get install chromium, as root
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the program of a Chromium or Chrome that is installed`;
