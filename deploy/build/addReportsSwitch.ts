import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parseReportCollector } from "../environment.ts";

/**
 * Makes the portal report uncaught errors and web vitals if `PORTAL_REPORTS` is set. The reports name the release, which
 * `PORTAL_RELEASE` sets; by default the version in `package.json`.
 */
export function addReportsSwitch(environment: NodeJS.ProcessEnv): Plugin {
  const release = environment["PORTAL_RELEASE"] ?? readVersion();
  return {
    name: "add-reports-switch",
    transformIndexHtml: () =>
      parseReportCollector(environment)
        ? [{ tag: "meta", attrs: { name: "reports", content: release }, injectTo: "head" }]
        : [],
  };
}

/** Not an import: Vite would restart after each change of the file. */
function readVersion(): string {
  return JSON.parse(readFileSync("package.json", "utf8")).version;
}
