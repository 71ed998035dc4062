import type { Context } from "hono";
import * as v from "valibot";
import { ControlError } from "./controlError.ts";

/** The JSON body of a control call, checked; a wrong one is a `ControlError` that names every wrong part. */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text();
  return check(schema, text.trim() === "" ? {} : parseJson(text), "body");
}

/** The query of a control call, checked in the same way. */
export function readQuery<Schema extends v.GenericSchema>(c: Context, schema: Schema): v.InferOutput<Schema> {
  return check(schema, c.req.query(), "query");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError(400, "The body must be JSON.");
  }
}

/** Any input of a control call, checked; `whole` names it where no part of it is to blame. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  whole: string,
): v.InferOutput<Schema> {
  const checked = v.safeParse(schema, input);
  if (checked.success) return checked.output;
  const problems = checked.issues.map(({ path, message }) => {
    const field = path?.map(({ key }) => String(key)).join(".") ?? whole;
    return `${field}: ${message}`;
  });
  throw new ControlError(400, problems.join("\n"));
}
