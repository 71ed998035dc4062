import compatData from "@mdn/browser-compat-data" with { type: "json" };
import type { Identifier, SupportStatement } from "@mdn/browser-compat-data/types";
import { compareVersions, readOldestBrowsers } from "../../deploy/build/oldestBrowsers.ts";

/** Names of browserslist and of the compatibility data. Chrome for Android and WebView have the versions of Chrome. */
const browserNames = [
  ["chrome", "chrome"],
  ["chrome", "chrome_android"],
  ["chrome", "webview_android"],
  ["edge", "edge"],
  ["firefox", "firefox"],
  ["safari", "safari"],
  ["ios_saf", "safari_ios"],
  ["samsung", "samsunginternet_android"],
] as const;

const oldestBrowsers = readOldestBrowsers();

const { api, css, html, javascript } = compatData;
const roots: Readonly<Record<string, Identifier>> = { api, css, html, javascript };

/** The node at a path such as `css.properties.inset`. */
export function findFeature(path: string): Identifier | undefined {
  const [root = "", ...keys] = path.split(".");
  let node = roots[root];
  for (const key of keys) {
    if (node === undefined || !Object.hasOwn(node, key)) return undefined;
    node = node[key];
  }
  return node;
}

/** The keys below a node that are features. */
export function listFeatures(node: Identifier | undefined): [string, Identifier][] {
  return Object.entries(node ?? {}).filter(
    (entry): entry is [string, Identifier] => entry[0] !== "__compat" && typeof entry[1] === "object",
  );
}

/** The browsers of the policy that lack a feature, each with the version that brings it. None for unknown features. */
export function findBrowsersWithout(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return browserNames.flatMap(([name, key]) => {
    const oldest = oldestBrowsers.get(name);
    const statement = support[key];
    if (oldest === undefined || statement === undefined) return [];
    const statements = [statement].flat();
    if (statements.some((it) => isSupported(it, oldest))) return [];
    return [`${key} ${statements[0]?.version_added || "never"}`];
  });
}

type SingleStatement = Exclude<SupportStatement, unknown[]>;

function isSupported(statement: SingleStatement, oldest: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement;
  if (typeof added !== "string" || added === "preview" || flags || prefix || alternative_name) return false;
  if (typeof removed === "string" && compareVersions(removed, oldest) <= 0) return false;
  return compareVersions(added.replace(/^≤/, "").replace(/\.0$/, ""), oldest) <= 0;
}
