/**
 * An address from a service as a link or a picture may carry it: https, or a path of the portal's own origin. Undefined
 * for anything else: what would run as a script, hides its host behind a user's name, or leaves the scheme to the page.
 */
export function safeAddress(text: string | null | undefined): string | undefined {
  const written = text?.trim() ?? "";
  if (!URL.canParse(written, location.origin)) return undefined;
  const address = new URL(written, location.origin);
  if (address.username !== "" || address.password !== "") return undefined;
  // The parser drops tabs and line breaks and takes "\" for "/", so what was written says too little about the origin.
  const isOwnPath = written.startsWith("/") && address.origin === location.origin;
  const isHttps = address.protocol === "https:" && /^https:\/\//i.test(written);
  return isHttps || (isOwnPath && !/^\/[/\\]/.test(written)) ? address.href : undefined;
}
