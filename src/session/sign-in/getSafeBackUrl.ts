import { createPath } from "react-router-dom";

/**
 * A URL to return to after signing in, as path, query and hash on this origin; undefined if it leads elsewhere or back to
 * the sign-in itself.
 */
export function getSafeBackUrl(backUrl: string | null, origin: string): string | undefined {
  if (!backUrl?.startsWith("/") || !URL.canParse(backUrl, origin)) return undefined;
  const url = new URL(backUrl, origin);
  if (url.origin !== origin || isAuthorizationPath(url.pathname)) return undefined;
  const path = createPath(url);
  // The URL parser keeps two leading slashes of "/..//evil.example", which would name another host when used again.
  return path.startsWith("//") ? undefined : path;
}

/** The router also accepts upper case and slashes at the end. */
function isAuthorizationPath(pathname: string): boolean {
  return /^\/authorization\/*$/i.test(pathname);
}
