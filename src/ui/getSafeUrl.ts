/**
 * Checks a URL from a service before a link or an image uses it. Returns the absolute URL if it is https or at the portal's
 * origin, otherwise undefined: for example for `javascript:`, for a user name that hides the host, and for a URL without a
 * scheme (`//host`). On a developer's machine, each country's portal has an origin without https. So names below `localhost`,
 * which always mean the visitor's own machine, may link to each other with http.
 */
export function getSafeUrl(text: string | null | undefined): string | undefined {
  const input = text?.trim() ?? "";
  if (!URL.canParse(input, location.origin)) return undefined;
  const url = new URL(input, location.origin);
  if (url.username || url.password) return undefined;
  // The URL parser drops tabs and line breaks and reads "\" as "/", so the input alone does not show the origin.
  const isAbsolute = /^https?:\/\//i.test(input);
  const isPath = /^\/(?![/\\])/.test(input);
  const isSameOrigin = url.origin === location.origin && (isAbsolute || isPath);
  const isLocal = [url, location].every(({ hostname }) => /(^|\.)localhost$/.test(hostname));
  return isSameOrigin || (isAbsolute && (url.protocol === "https:" || isLocal)) ? url.href : undefined;
}
