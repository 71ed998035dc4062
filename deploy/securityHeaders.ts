import { paths } from "../src/paths.ts";

/** Origins beyond its own that the portal talks to. */
export interface PortalOrigins {
  /** None where the main API answers for the registration service. */
  registrationServices: readonly string[];
  signInProviders: readonly string[];
  hasTagManager: boolean;
}

/** Names and values of headers. */
export type Headers = Readonly<Record<string, string>>;

/**
 * What Google's tag manager needs beyond the portal's own rules, only where a country has one:
 * - `script-src`: `gtm.js` and `gtag/js`. Tags of the kind "Custom HTML" and variables of the kind "Custom JavaScript"
 *   would need `unsafe-inline` or `unsafe-eval`, and stay blocked.
 * - `connect-src`: where the tags report to. Pictures that count visits come from https, as other pictures do.
 * - `trusted-types`: the portal's policy that loads the first script, and `goog#html`, which each of Google's scripts
 *   makes for what it loads itself; hence the duplicates.
 */
const tagManager = {
  scripts: ["https://www.googletagmanager.com"],
  connections: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  policies: ["taglys-tag-manager", "goog#html", "'allow-duplicates'"],
};

/** The content security policy of the portal's pages. Nothing inline runs, and no text becomes a script or markup. */
export function contentSecurityPolicy(origins: PortalOrigins): string {
  const allowed = origins.hasTagManager ? tagManager : { scripts: [], connections: [], policies: ["'none'"] };
  return policyOf({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...allowed.scripts],
    "style-src": ["'self'"],
    "font-src": ["'self'"],
    // Editors take pictures of campaigns, products and installers from any host that has https; icons are in the styles.
    "img-src": ["'self'", "data:", "https:"],
    "connect-src": [
      "'self'",
      ...origins.registrationServices,
      ...origins.signInProviders,
      ...allowed.connections,
    ],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // Forms are sent by calls, and the ways to the provider and back are plain addresses.
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": allowed.policies,
  });
}

const everywhere: Headers = {
  // Two years. Whether it holds for subdomains is not the portal's to say.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // Claims and invitations carry a token in their address, which no other site may see.
  "Referrer-Policy": "no-referrer",
};

const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Headers of the portal's own pages and of their scripts, styles and fonts. */
export function portalHeaders(origins: PortalOrigins, openerPolicy: string): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(origins),
    ...everywhere,
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": openerPolicy,
    // For what knows no `frame-ancestors`.
    "X-Frame-Options": "DENY",
  };
}

/** Headers of what the services answer on the portal's origin, uploads among it: opened as a page, it runs nothing. */
export const answerHeaders: Headers = {
  "Content-Security-Policy": policyOf({
    "script-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  }),
  ...everywhere,
};

/** Where the preview of campaigns is. */
export const previewPath = paths.campaignPreview.replace(/:.*$/, "");

/** An editor's window opens the preview and posts campaigns to it, which it may only where both share their opener. */
export const openerPolicies = { preview: "unsafe-none", others: "same-origin" } as const;

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
