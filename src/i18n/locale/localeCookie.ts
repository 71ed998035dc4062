import { writeCookie } from "../../storage/cookies.ts";

const name = "locale";
const oneYear = 31_536_000;

/** The locale that the customer chose on an earlier visit; null if there is none, or where cookies are blocked. */
export function readLocaleCookie(): string | null {
  try {
    const pair = document.cookie.split("; ").find((it) => it.startsWith(`${name}=`));
    return pair ? pair.slice(name.length + 1) : null;
  } catch {
    return null;
  }
}

export function writeLocaleCookie(locale: string): void {
  writeCookie(name, locale, oneYear);
}
