import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { countryLocales, getLanguage } from "#locales.ts";
import { reportsPath } from "#paths.ts";
import { signedInCookie } from "#storage/cookies.ts";
import { languages } from "../build/helpPages.ts";
import { localeRules } from "../prerenderedPages.ts";
import {
  createContentSecurityPolicy,
  createPortalHeaders,
  fileHeaders,
  type Headers,
  openerPolicies,
  previewUrls,
  serviceHeaders,
  unreportedUrls,
} from "../securityHeaders.ts";

const template = fileURLToPath(new URL("portal.conf.template", import.meta.url));

/**
 * The nginx configuration of a build for all environments: `configure.sh` fills in the environment's settings.
 * `styleHash` allows the build's inline style (`readStyleHash`).
 */
export function createNginxTemplate(styleHash: string | undefined): string {
  const createPolicy = (hasTagManager: boolean) =>
    createContentSecurityPolicy({ connections: ["$portal_connections"], hasTagManager }, styleHash);
  const policy = "$portal_policy";
  return fillTemplate(readFileSync(template, "utf8"), {
    policyWithTagManager: createPolicy(true),
    policyWithoutTagManager: createPolicy(false),
    portalHeaders: formatHeaders({
      ...createPortalHeaders({ policy, openerPolicy: "$portal_opener_policy" }),
      "Reporting-Endpoints": "$portal_reporting_endpoints",
      "Server-Timing": "$portal_server_timing",
    }),
    serverHeaders: formatHeaders(createPortalHeaders({ policy, openerPolicy: openerPolicies.others }), "  "),
    localeRules: localeRules.map(({ pattern, locale }) => `  "~${pattern}" ${locale};`).join("\n"),
    signedInCookie,
    serviceHeaders: formatProxyHeaders(serviceHeaders),
    fileHeaders: formatProxyHeaders(fileHeaders),
    previewUrls,
    previewOpenerPolicy: openerPolicies.preview,
    othersOpenerPolicy: openerPolicies.others,
    unreportedUrls,
    reportsPath,
    languages: languages.join("|"),
    failurePages: languages.map((language) => `  ${language} /${language}.html;`).join("\n"),
    defaultLanguage: getLanguage(countryLocales.DE[0]),
  });
}

/** "always": error responses need the headers too. */
function formatHeaders(headers: Headers, indentation = "    "): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indentation}add_header ${name} "${value}" always;`)
    .join("\n");
}

/** The portal's headers replace the service's: browsers combine two policies, and use only one of other headers. */
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
