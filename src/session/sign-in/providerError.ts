/** Why the identity provider returned a visitor without a code. */
export type ProviderErrorKind = "forgotPassword" | "cancelled" | "other";

/** Recognizes the provider's error codes. Their position in the description varies, and some tenants encode it twice. */
export function getProviderErrorKind(description: string): ProviderErrorKind {
  if (description.includes("AADB2C90118")) return "forgotPassword";
  if (description.includes("AADB2C90091")) return "cancelled";
  return "other";
}

/** Formats the provider's description as one line, without correlation id, timestamp and login hint. Never empty. */
export function formatErrorDescription(description: string): string {
  const lines = decodeDescription(description).split(/\r?\n/);
  const texts = lines.filter((line) => line && !/^(Correlation ID|Timestamp|login_hint):/i.test(line));
  return texts.join(" ").trim() || description.trim() || "The sign-in provider gave no reason.";
}

/** A description that was encoded twice has no whitespace. */
function decodeDescription(description: string): string {
  if (/\s/.test(description)) return description;
  return new URLSearchParams(`text=${description.replaceAll("&", "%26")}`).get("text") ?? description;
}
