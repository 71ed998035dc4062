import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { reportsPath } from "#paths.ts";
import type { Backend, PortalOrigins } from "../environment.ts";
import { pageRules } from "../prerenderedPages.ts";
import {
  createPortalHeaders,
  fileHeaders,
  type Headers,
  openerPolicies,
  previewPath,
  reportingEndpoints,
  serviceHeaders,
  unreportedUrls,
} from "../securityHeaders.ts";

export interface NginxConfigOptions {
  /** A port, or an IP address and a port. */
  listen: string;
  serverName: string;
  /** The output folder of `npm run build`. */
  root: string;
  logFolder: string;
  /** Whether nginx has the module that sends precompressed Brotli files. */
  hasBrotli: boolean;
  backend: Backend;
  origins: PortalOrigins;
  /** That of the build's inline style (`readStyleHash`). */
  styleHash: string | undefined;
}

const template = fileURLToPath(new URL("portal.conf.template", import.meta.url));

/** The part of an nginx configuration that serves the portal, for nginx's http block. */
export function createNginxConfig(config: NginxConfigOptions): string {
  const { hasBrotli, backend, origins, styleHash, ...options } = config;
  return fillTemplate(readFileSync(template, "utf8"), {
    ...options,
    backend: new URL(backend.url).origin,
    backendHost: backend.isLocal ? "$http_host" : "$proxy_host",
    brotli: hasBrotli
      ? "  brotli_static on;"
      : "  # With Debian's libnginx-mod-http-brotli-static, Brotli files are a sixth smaller: brotli_static on;",
    portalHeaders: formatHeaders(
      createPortalHeaders(origins, {
        openerPolicy: "$portal_opener_policy",
        endpoints: "$portal_reporting_endpoints",
        styleHash,
      }),
    ),
    serverHeaders: formatHeaders(
      createPortalHeaders(origins, { openerPolicy: openerPolicies.others, styleHash }),
      "  ",
    ),
    pageRules: pageRules.map(({ pattern, file }) => `  "~${pattern}" /${file};`).join("\n"),
    serviceHeaders: formatProxyHeaders(serviceHeaders),
    fileHeaders: formatProxyHeaders(fileHeaders),
    previewPath,
    previewOpenerPolicy: openerPolicies.preview,
    othersOpenerPolicy: openerPolicies.others,
    reportingEndpoints,
    unreportedUrls,
    reports: origins.reportCollector ? formatReportsLocation(origins.reportCollector) : "",
  });
}

/** Forwards reports without anything that identifies the visitor. */
function formatReportsLocation(collector: string): string {
  return `
  location = ${reportsPath} {
    limit_except POST { deny all; }
    client_max_body_size 64k;
    access_log off;
    proxy_set_header Host $proxy_host;
    proxy_set_header Connection "";
    proxy_set_header Cookie "";
    proxy_set_header Authorization "";
    proxy_set_header Referer "";
${formatProxyHeaders(serviceHeaders)}
    proxy_pass ${collector};
  }
`;
}

/** "always": error responses need the headers too. */
function formatHeaders(headers: Headers, indentation = "    "): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indentation}add_header ${name} "${value}" always;`)
    .join("\n");
}

/** In place of the same headers of the service: browsers combine two policies, and take other headers only once. */
function formatProxyHeaders(headers: Headers): string {
  const hidden = Object.keys(headers).map((name) => `    proxy_hide_header ${name};`);
  return [...hidden, formatHeaders(headers)].join("\n");
}

/** Replaces placeholders such as `{{name}}`. Throws for one without a value. */
function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template contains the unknown placeholder "${name}".`);
    return value;
  });
}
