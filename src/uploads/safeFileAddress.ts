/**
 * An address from a service as one that may be linked: a path of the portal's own origin, or an https address. Undefined
 * for any other, such as `javascript:`.
 */
export function safeFileAddress(link: string, origin: string): string | undefined {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
  if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`;
  return url.protocol === "https:" ? url.href : undefined;
}
