/**
 * An address to return to after signing in, as path, query and hash on this origin; undefined for anything that leads
 * elsewhere or back to the sign-in itself.
 */
export function safeBackAddress(address: string | null, origin: string): string | undefined {
  if (!address?.startsWith("/") || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== origin || isAuthorization(url)) return undefined;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // The parser leaves paths such as "/..//evil.example" with two leading slashes: another host when used again.
  return path.startsWith("//") ? undefined : path;
}

/** The router takes upper case and a slash at the end for the same screen. */
function isAuthorization({ pathname }: URL): boolean {
  return /^\/authorization\/*$/i.test(pathname);
}
