import { type AcceptedFeature, acceptedFeatures } from "./acceptedFeatures.ts";
import { findBrowsersWithout, findFeature } from "./compatData.ts";
import type { UsedFeature } from "./findScriptFeatures.ts";

/** A feature that a module or a style sheet uses. */
export interface Use extends UsedFeature {
  /** The module, or the selector in the style sheet. */
  place: string;
}

export interface SupportReport {
  /** One sentence for each unsupported feature. */
  problems: readonly string[];
  /** Accepted features that nothing uses. */
  unused: readonly AcceptedFeature[];
}

/** Finds the uses that a browser of the policy does not support and that are not accepted. */
export function findUnsupported(uses: readonly Use[]): SupportReport {
  const problems = new Set<string>();
  const unused = new Set(acceptedFeatures);
  for (const { paths, place } of uses) {
    const missing = paths.map((path) => findBrowsersWithout(findFeature(path)));
    // A name that can also mean a supported feature is taken for that one.
    const [path] = paths;
    if (path === undefined || missing.some((browsers) => browsers.length === 0)) continue;
    const accepted = acceptedFeatures.filter((feature) => accepts(feature, path, place));
    for (const feature of accepted) unused.delete(feature);
    if (accepted.length === 0) problems.add(`${place} uses ${path}, which needs ${missing[0]?.join(", ")}.`);
  }
  return { problems: [...problems], unused: [...unused] };
}

function accepts({ paths, module }: AcceptedFeature, path: string, place: string): boolean {
  return (
    (module === undefined || place.endsWith(module)) &&
    paths.some((accepted) => path === accepted || path.startsWith(`${accepted}.`))
  );
}
