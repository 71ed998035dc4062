import { portalHost, ports } from "../../e2e/support/config/ports.ts";

/** A country without a tag manager, whose scripts would distort the figures. */
export const country = "DK";
export const locale = "da";

export const portalOrigin = `http://${portalHost(country)}`;

/** URLs of the pages that are compared, on hosts of the same kind: a host's name alone changes when a page paints. */
export const visitorPages = {
  "static page": `http://${portalHost(country, ports.preview)}/`,
  "bare React page": `http://${portalHost(country, ports.development)}/`,
  introduction: `${portalOrigin}/`,
};
