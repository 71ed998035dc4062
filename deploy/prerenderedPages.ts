import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countryLocales } from "../src/locales.ts";
import { signedInCookie } from "../src/storage/cookies.ts";

/** The file of a build with the introduction in a locale. */
export function getPageFile(locale: string): string {
  return `introduction/${locale}.html`;
}

interface PageRule {
  /** Matches a host name without its port, a space, and the request's cookies. */
  pattern: string;
  file: string;
}

/**
 * Which file the host responds with to `/`; the first rule that matches counts. A part of the host name is the country's code,
 * such as in `portal.example.de`. Elsewhere, and for visitors who may be signed in, it is `index.html`.
 */
export const pageRules: readonly PageRule[] = [
  { pattern: ` (.*; )?${signedInCookie}=`, file: "index.html" },
  ...Object.entries(countryLocales).flatMap(([country, [defaultLocale, ...otherLocales]]) => {
    const host = `^(\\S*\\.)?(${country === "GB" ? "gb|uk" : country.toLowerCase()})(\\.\\S*)? `;
    const chosen = otherLocales.map((locale) => ({ pattern: `${host}(.*; )?locale=${locale}(;|$)`, locale }));
    return [...chosen, { pattern: host, locale: defaultLocale }].map(({ pattern, locale }) => ({
      pattern,
      file: getPageFile(locale),
    }));
  }),
];

/** The file that the rules name for a request's `Host` and `Cookie` headers. */
export function selectPage(host = "", cookies = ""): string {
  const key = `${host.toLowerCase().replace(/:\d+$/, "")} ${cookies}`;
  return pageRules.find(({ pattern }) => new RegExp(pattern).test(key))?.file ?? "index.html";
}

/**
 * The source expression by which a content security policy allows the inline style of the prerendered pages, which is the
 * same in all locales; undefined if the folder has no build.
 */
export function readStyleHash(buildFolder: string): string | undefined {
  const file = join(buildFolder, getPageFile("de"));
  if (!existsSync(file)) return undefined;
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(readFileSync(file, "utf8")) ?? [];
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}
