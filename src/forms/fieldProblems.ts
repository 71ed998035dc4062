import * as v from "valibot";
import { GraphQlError } from "../api/errors.ts";
import { isRule, type Rule } from "./ruleMessages.ts";

/** What is wrong with a field: a rule it breaks, or the service's own words. */
export type FieldProblem = { rule: Rule; most?: number } | { text: string };

/** Problems by the field's name; names of nested fields are joined by dots. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export const noProblems: FieldProblems = {};

export type Checked<Values> = { ok: true; values: Values } | { ok: false; problems: FieldProblems };

/** Checks what was entered; a field's first problem counts. */
export function checkFields<Schema extends v.GenericSchema>(
  schema: Schema,
  entered: unknown,
): Checked<v.InferOutput<Schema>> {
  const { success, output, issues } = v.safeParse(schema, entered, { abortPipeEarly: true });
  if (success) return { ok: true, values: output };
  const problems: Record<string, FieldProblem> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue) ?? "";
    problems[name] ??= problemOf(issue);
  }
  return { ok: false, problems };
}

/**
 * What a service said of the fields of a form, by the names the form knows them by; undefined where its answer is about
 * something else too. `prefix` is what the service puts in front of the names, for example `customer.`.
 */
export function problemsFromService(error: unknown, prefix: string, fields: readonly string[]) {
  if (!(error instanceof GraphQlError)) return undefined;
  const problems: Record<string, FieldProblem> = {};
  for (const { field = "", message } of error.problems) {
    const name = field.startsWith(prefix) ? field.slice(prefix.length) : undefined;
    if (name === undefined || !fields.includes(name)) return undefined;
    problems[name] ??= { text: message };
  }
  return Object.keys(problems).length > 0 ? (problems satisfies FieldProblems) : undefined;
}

function problemOf({ message, requirement, type }: v.BaseIssue<unknown>): FieldProblem {
  const rule = isRule(message) ? message : "required";
  return type === "max_length" && typeof requirement === "number" ? { rule, most: requirement } : { rule };
}
