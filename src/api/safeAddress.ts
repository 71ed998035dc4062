/**
 * An address from a service as a link or a picture may carry it: https, or one of the portal's own origin. Undefined
 * for anything else: what would run as a script, hides its host behind a user's name, or leaves the scheme to the page.
 */
export function safeAddress(text: string | null | undefined): string | undefined {
  const written = text?.trim() ?? "";
  if (!URL.canParse(written, location.origin)) return undefined;
  const address = new URL(written, location.origin);
  if (address.username !== "" || address.password !== "") return undefined;
  // The parser drops tabs and line breaks and takes "\" for "/", so what was written says too little about the origin.
  const isWhole = /^https?:\/\//i.test(written);
  const isPath = written.startsWith("/") && !/^\/[/\\]/.test(written);
  const isOwn = address.origin === location.origin && (isWhole || isPath);
  return isOwn || (isWhole && address.protocol === "https:") ? address.href : undefined;
}
