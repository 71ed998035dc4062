import { PortalError, type PortalErrorCode } from "../../api/errors.ts";

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

/** Creates the error of a failed token request. Its message is the provider's description, otherwise the HTTP status. */
export function createTokenError(error: unknown, errorCode: PortalErrorCode): PortalError {
  const { error_description, error: code, status, cause } = getFields(error);
  const response = cause instanceof Response ? cause : undefined;
  const reason =
    getText(error_description) ??
    getText(code) ??
    (response ? `${response.status} ${response.statusText}`.trim() : undefined) ??
    (typeof status === "number" ? String(status) : undefined) ??
    (error instanceof Error ? getText(error.message) : undefined);
  const message = formatErrorDescription(reason ?? "The sign-in provider did not respond.");
  return new PortalError(message, errorCode, { cause: error });
}

/** The own fields of an error, with its cause, which is not enumerable. */
function getFields(error: unknown): Record<string, unknown> {
  if (typeof error !== "object" || error === null) return {};
  return { ...error, ...("cause" in error && { cause: error.cause }) };
}

function getText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
