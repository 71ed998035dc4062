import { readFileSync } from "node:fs";
import * as v from "valibot";

/** Reads a JSON file of this folder. Throws an error that names the file, the row and the fault. */
export function readSeed<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "file"}: ${issue.message}`);
  throw new Error(`mock-server/seeds/${file} is invalid. ${problems.join(" ")}`);
}
