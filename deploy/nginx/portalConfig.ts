import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Backend } from "../backend.ts";
import {
  answerHeaders,
  type Headers,
  openerPolicies,
  type PortalOrigins,
  portalHeaders,
  previewPath,
} from "../securityHeaders.ts";

export interface PortalConfig {
  /** Port, or address and port. */
  listen: string;
  serverName: string;
  /** The folder that `npm run build` filled. */
  root: string;
  /** The folder for logs. */
  logs: string;
  /** Whether nginx has the module for precompressed brotli. */
  hasBrotli: boolean;
  backend: Backend;
  origins: PortalOrigins;
}

const template = fileURLToPath(new URL("portal.conf.template", import.meta.url));

/** The configuration of an nginx that serves the portal. The headers are those of `securityHeaders.ts`. */
export function portalConfig({ hasBrotli, backend, origins, ...places }: PortalConfig): string {
  return fill(readFileSync(template, "utf8"), {
    ...places,
    backend: new URL(backend.address).origin,
    backendHost: backend.isLocal ? "$http_host" : "$proxy_host",
    brotli: hasBrotli
      ? "  brotli_static on;"
      : "  # With Debian's libnginx-mod-http-brotli-static also brotli, a sixth smaller: brotli_static on;",
    portalHeaders: linesOf(portalHeaders(origins, "$portal_opener_policy")),
    answerHeaders: linesOf(answerHeaders),
    previewPath,
    previewOpenerPolicy: openerPolicies.preview,
    othersOpenerPolicy: openerPolicies.others,
  });
}

/** "always": refusals are pages as well. */
function linesOf(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join("\n");
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for "${name}", which there is not.`);
    return value;
  });
}
