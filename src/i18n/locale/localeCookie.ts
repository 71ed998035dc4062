import { readCookie, writeCookie } from "#storage/cookies.ts";

const name = "locale";
const oneYear = 31_536_000;

/** The locale that the customer chose on an earlier visit. Null if there is none, or if cookies are blocked. */
export const readLocaleCookie = () => readCookie(name);

export const writeLocaleCookie = (locale: string) => writeCookie(name, locale, oneYear);
