import browserslist from "browserslist";

/** The engines that Vite can compile for, by browserslist's names. */
const targets = { chrome: "chrome", edge: "edge", firefox: "firefox", safari: "safari", ios_saf: "ios" };

/** The oldest browsers of the `browserslist` entry of package.json as Vite's `build.target`. */
export function createBuildTarget(): string[] {
  const entries = browserslist(undefined, { path: import.meta.dirname });
  // Newer versions of a browser come first, so the oldest remains. Safari's can be ranges, such as `safari 16.6-16.7`.
  const oldest = Object.fromEntries(entries.map((entry) => entry.split(/[ -]/)));
  return Object.entries(targets).map(([browser, target]) => `${target}${oldest[browser]}`);
}
