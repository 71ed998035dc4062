/** What decides how Chromium can be installed. */
export interface InstallMachine {
  /** The text of /etc/os-release; empty on systems without it. */
  osRelease: string;
  isRoot: boolean;
  hasAptGet: boolean;
}

/** Shell commands that may bring Chromium, the best first: each is tried until a browser is found. */
export function chromiumInstallers({ osRelease, isRoot, hasAptGet }: InstallMachine): string[] {
  const isDebian = /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(osRelease);
  const apt = ["apt-get update && apt-get install -y chromium-headless-shell", "apt-get install -y chromium"];
  return [...(isDebian && isRoot && hasAptGet ? apt : []), "npx playwright install chromium"];
}

/** For people whose machine refused every installer. */
export const noChromium = `Chromium was not found and could not be installed. Do one of these:
  - Debian and Ubuntu: apt-get install chromium, as root
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the program of a Chromium or Chrome that is installed`;
