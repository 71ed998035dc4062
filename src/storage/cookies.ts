/** Set while the visitor may be signed in. The host of the portal then does not send the HTML of the introduction. */
export const signedInCookie = "signed-in";

/** The value of a cookie. Null if there is none, or if cookies are blocked. */
export function readCookie(name: string): string | null {
  try {
    const pair = document.cookie.split("; ").find((it) => it.startsWith(`${name}=`));
    return pair ? pair.slice(name.length + 1) : null;
  } catch {
    return null;
  }
}

/** Writes a cookie of the portal's host. `maxAge` is in seconds; 0 removes the cookie. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox before 140
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax`;
  } catch {
    // If the browser blocks cookies, the portal does without.
  }
}
