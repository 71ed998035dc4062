import type { Plugin } from "vite";
import packageManifest from "../../package.json" with { type: "json" };
import { parseReportCollector } from "../environment.ts";

/**
 * Makes the portal report uncaught errors and web vitals if `PORTAL_REPORTS` is set. The reports name the release, which
 * `PORTAL_RELEASE` sets; by default the version in `package.json`.
 */
export function addReportsSwitch(environment: NodeJS.ProcessEnv): Plugin {
  const release = environment["PORTAL_RELEASE"] ?? packageManifest.version;
  return {
    name: "add-reports-switch",
    transformIndexHtml: () =>
      parseReportCollector(environment)
        ? [{ tag: "meta", attrs: { name: "reports", content: release }, injectTo: "head" }]
        : [],
  };
}
