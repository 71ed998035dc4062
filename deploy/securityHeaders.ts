import { paths, secretParameter } from "../src/paths.ts";

export type Headers = Readonly<Record<string, string>>;

/** The sources that the content security policy allows besides the portal's own origin. */
export interface PortalOrigins {
  /** Origins of the registration services and the sign-in providers. */
  connections: readonly string[];
  hasTagManager: boolean;
}

/**
 * The sources that Google's tag manager needs. The policy allows them only where a country uses the tag manager:
 * - `script-src`: `gtm.js` and `gtag/js`. Tags of the kind "Custom HTML" and variables of the kind "Custom JavaScript"
 *   would need `unsafe-inline` or `unsafe-eval` and stay blocked.
 * - `connect-src`: the hosts that tags report to. Tracking pixels load over https, as other images do.
 * - `trusted-types`: the portal's own policy for the first script, and `goog#html`. Each of Google's scripts creates a
 * `goog#html` of its own, hence `'allow-duplicates'`.
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

/** The content security policy of the portal's pages: no inline scripts, one inline style by its hash, and enforced Trusted Types. */
export function createContentSecurityPolicy(origins: PortalOrigins, styleHash?: string): string {
  const allowed = origins.hasTagManager ? tagManager : { scripts: [], connections: [], policies: ["'none'"] };
  return formatPolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...allowed.scripts],
    "style-src": ["'self'", ...(styleHash ? [styleHash] : [])],
    "font-src": ["'self'"],
    // Editors choose the images of campaigns, products and installers from any https host. The style sheet has data URLs.
    "img-src": ["'self'", "data:", "https:"],
    "connect-src": ["'self'", ...origins.connections, ...allowed.connections],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // Forms are sent with fetch; sign-in and sign-out are plain navigations.
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": allowed.policies,
  });
}

const commonHeaders: Headers = {
  // Two years. The header leaves out includeSubDomains, since the portal does not control other hosts of its domain.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // URLs of claims and invitations contain a token that no other site may see.
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

const secretPaths = Object.values(paths).filter((path) => path.includes(`:${secretParameter}`));

/**
 * A case-insensitive regular expression for the URLs of pages that send no browser reports: reports contain the page's URL, and
 * these URLs contain a token, or will after the return from sign-in. An unusually encoded URL may be one of them.
 */
export const unreportedUrls = `%|//|^(${[...secretPaths.map(getPathStart), paths.authorization].join("|")})`;

interface PageHeaderOptions {
  /** The result of `createContentSecurityPolicy`. */
  policy: string;
  openerPolicy: string;
}

/** Headers of the portal's own pages, scripts, style sheets and fonts. */
export function createPortalHeaders({ policy, openerPolicy }: PageHeaderOptions): Headers {
  return {
    "Content-Security-Policy": policy,
    ...commonHeaders,
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": openerPolicy,
    // For browsers that do not know `frame-ancestors`.
    "X-Frame-Options": "DENY",
  };
}

/** Headers of service responses on the portal's origin: nobody caches a response, and no script runs if one is opened as a page. */
export const serviceHeaders: Headers = {
  "Content-Security-Policy": formatPolicy({
    "script-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  }),
  ...commonHeaders,
  "Cache-Control": "no-store",
};

/**
 * Headers of images, documents and customers' uploads: as a page, such a file has an origin of its own and loads nothing,
 * and other sites cannot embed it. Images in SVG have styles.
 */
export const fileHeaders: Headers = {
  "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  ...commonHeaders,
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** A case-insensitive regular expression for the URLs of the campaign preview. */
export const previewUrls = `^/*${getPathStart(paths.campaignPreview)}`;

/** The content editor opens the preview in a window and posts campaigns to it, so the preview must keep its opener. */
export const openerPolicies = { preview: "unsafe-none", others: "same-origin" } as const;

function getPathStart(path: string): string {
  return path.replace(/:.*$/, "");
}

function formatPolicy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
