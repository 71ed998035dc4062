import * as v from "valibot";
import { RequestError } from "#api/errors.ts";

/** Each rule has an error text with the id `form.rule.…`. */
const rules = [
  "required",
  "email",
  "phone",
  "dateForm",
  "dateInFuture",
  "serialNumber",
  "serialNumberTwice",
  "tooLong",
  "postCode",
  "houseNumberTwice",
] as const;

type Rule = (typeof rules)[number];

function isRule(name: string): name is Rule {
  return rules.some((rule) => rule === name);
}

/** A rule that a field breaks, or the service's own text. */
export type FieldError = { rule: Rule; maxLength?: number } | { text: string };

/** Errors by the name of their field; nested names are joined by dots, for example `windows.0.key`. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

export const noFieldErrors: FieldErrors = {};

export type ValidationResult<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

/** Validates the input, and returns the first error of each field. */
export function validateFields<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): ValidationResult<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, input, { abortPipeEarly: true });
  if (success) return { ok: true, values: output };
  const errors: Record<string, FieldError> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? "";
    errors[name] ??= toFieldError(issue);
  }
  return { ok: false, errors };
}

/**
 * Reads the field errors in an error of a service. Undefined if any of its errors is about something else: then the form shows
 * the error as a whole. The service names a field by `prefix` and its name, for example `customer.postCode`.
 */
export function getFieldErrors(
  error: unknown,
  prefix: string,
  fields: readonly string[],
): FieldErrors | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const errors: Record<string, FieldError> = {};
  for (const { field = "", message } of error.errors) {
    const name = field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
    if (name === undefined || !fields.includes(name)) return undefined;
    errors[name] ??= { text: message };
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/**
 * The errors that stay on the form during corrections: errors that the rules still find in the fields, and a service's error
 * until its field changes.
 */
export function getRemainingErrors(
  shown: FieldErrors,
  current: FieldErrors,
  hasChanged: (name: string) => boolean,
): FieldErrors {
  const remaining = Object.entries(shown).flatMap(([name, error]) => {
    const kept = current[name] ?? ("text" in error && !hasChanged(name) ? error : undefined);
    return kept ? [[name, kept] as const] : [];
  });
  return remaining.length > 0 ? Object.fromEntries(remaining) : noFieldErrors;
}

function toFieldError({ message, requirement, type }: v.BaseIssue<unknown>): FieldError {
  const rule = isRule(message) ? message : "required";
  return type === "max_length" && typeof requirement === "number"
    ? { rule, maxLength: requirement }
    : { rule };
}
