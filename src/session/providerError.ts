import { ApplicationError } from "../api/errors.ts";

/** Why the provider sent a visitor back without a code. */
export type ProviderRefusal = "forgotPassword" | "cancelled" | "other";

/** Tells the provider's codes apart. They stand somewhere in the description, which some tenants encode twice. */
export function refusalOf(description: string): ProviderRefusal {
  if (description.includes("AADB2C90118")) return "forgotPassword";
  if (description.includes("AADB2C90091")) return "cancelled";
  return "other";
}

/** The provider's description as a message for people: without the lines of correlation id and timestamp. */
export function messageOf(description: string): string {
  const lines = decoded(description).split(/\r?\n/);
  const own = lines.filter((line) => line && !/^(Correlation ID|Timestamp|login_hint):/i.test(line));
  return own.join(" ").trim() || description.trim() || "The sign-in provider gave no reason.";
}

/** A description that came encoded twice still has no spaces. */
function decoded(description: string): string {
  if (/\s/.test(description)) return description;
  return new URLSearchParams(`text=${description.replaceAll("&", "%26")}`).get("text") ?? description;
}

/** A failed token call as an error with a message: the provider's own text, else the HTTP status. */
export function tokenError(error: unknown): ApplicationError {
  const { error_description, error: code, status, cause } = fieldsOf(error);
  const response = cause instanceof Response ? cause : undefined;
  const text =
    textOf(error_description) ??
    textOf(code) ??
    (response ? `${response.status} ${response.statusText}`.trim() : undefined) ??
    (typeof status === "number" ? String(status) : undefined) ??
    (error instanceof Error ? textOf(error.message) : undefined);
  return new ApplicationError(messageOf(text ?? "The sign-in provider did not answer."));
}

function fieldsOf(error: unknown): Record<string, unknown> {
  return typeof error === "object" && error !== null ? { ...error, ...causeOf(error) } : {};
}

function causeOf(error: object): { cause?: unknown } {
  return "cause" in error ? { cause: error.cause } : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
