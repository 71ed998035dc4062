import browserslist from "browserslist";

/** The oldest version of each browser that the `browserslist` entry of package.json supports, such as `{ chrome: "109" }`. */
export function readOldestBrowsers(): Map<string, string> {
  const oldest = new Map<string, string>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [browser = "", range = ""] = entry.split(" ");
    // Safari's versions can be ranges, such as 16.6-16.7.
    const [version = ""] = range.split("-");
    const known = oldest.get(browser);
    if (known === undefined || compareVersions(version, known) < 0) oldest.set(browser, version);
  }
  return oldest;
}

/** Negative if version `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  return collator.compare(a, b);
}

const collator = new Intl.Collator("en", { numeric: true });

/** What browserslist calls the engines that Vite can compile for. */
const targets = { chrome: "chrome", edge: "edge", firefox: "firefox", safari: "safari", ios_saf: "ios" };

/** The oldest browsers as Vite's `build.target`. */
export function createBuildTarget(): string[] {
  const oldest = readOldestBrowsers();
  return Object.entries(targets).flatMap(([browser, target]) => {
    const version = oldest.get(browser);
    return version === undefined ? [] : [`${target}${version}`];
  });
}
