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
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox before 140
    document.cookie = `${name}=${locale}; path=/; max-age=${oneYear}; samesite=lax`;
  } catch {
    // Where cookies are blocked, the choice lasts until the page is left.
  }
}
