import type { Context } from "hono";
import * as v from "valibot";
import { ControlError } from "./controlError.ts";

/** Parses and validates the JSON body of a request. An empty body is an empty object. Throws a `ControlError`. */
export async function parseBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text();
  return validateInput(schema, text.trim() === "" ? {} : parseJson(text), "body");
}

/** Validates the query of a request. Throws a `ControlError`. */
export function parseQuery<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): v.InferOutput<Schema> {
  return validateInput(schema, c.req.query(), "query");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError(400, "The body must be JSON.");
  }
}

/**
 * Validates an input. Throws a `ControlError` with one line for each issue, which begins with the field, or with `name` if
 * the issue is about the whole input.
 */
export function validateInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  name: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const lines = result.issues.map(({ path, message }) => {
    const field = path?.map(({ key }) => String(key)).join(".") ?? name;
    return `${field}: ${message}`;
  });
  throw new ControlError(400, lines.join("\n"));
}
