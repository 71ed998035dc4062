import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countryLocales, type Locale } from "../src/locales.ts";
import { signedInCookie } from "../src/storage/cookies.ts";

/** The file of a build with the introduction in a locale. */
export function getIntroductionFile(locale: string): string {
  return `introduction/${locale}.html`;
}

/** The file of a build that all other screens start from; without a locale it names no language. */
export function getStartFile(locale?: string): string {
  return locale ? `start/${locale}.html` : "index.html";
}

interface LocaleRule {
  /** Matches a host name without its port, a space, and the request's cookies. */
  pattern: string;
  locale: Locale;
}

/**
 * The rules for a page's locale; the first match counts. A part of the host name is the country's code,
 * such as in `portal.example.de`. Elsewhere the locale is unknown until the portal has started.
 */
export const localeRules: readonly LocaleRule[] = Object.entries(countryLocales).flatMap(
  ([country, [defaultLocale, ...otherLocales]]) => {
    const host = `^(\\S*\\.)?(${country === "GB" ? "gb|uk" : country.toLowerCase()})(\\.\\S*)? `;
    const chosen = otherLocales.map((locale) => ({ pattern: `${host}(.*; )?locale=${locale}(;|$)`, locale }));
    return [...chosen, { pattern: host, locale: defaultLocale }];
  },
);

/** The file for a screen, by a request's `Host` and `Cookie` headers. */
export function selectStartFile(host = "", cookies = ""): string {
  const key = `${host.toLowerCase().replace(/:\d+$/, "")} ${cookies}`;
  return getStartFile(localeRules.find(({ pattern }) => new RegExp(pattern).test(key))?.locale);
}

/** The file for `/`: the introduction, but not for visitors who may be signed in. */
export function selectFirstFile(host?: string, cookies = ""): string {
  const file = selectStartFile(host, cookies);
  const isSignedIn = new RegExp(`^(.*; )?${signedInCookie}=`).test(cookies);
  return isSignedIn ? file : file.replace("start/", "introduction/");
}

/**
 * The source expression that allows the prerendered pages' inline style in a content security policy. The style is the same in
 * all locales. Undefined if the folder has no build.
 */
export function readStyleHash(buildFolder: string): string | undefined {
  const file = join(buildFolder, getIntroductionFile("de"));
  if (!existsSync(file)) return undefined;
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(readFileSync(file, "utf8")) ?? [];
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}
