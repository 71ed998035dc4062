import { readFileSync } from "node:fs";
import { buildClientSchema, printSchema } from "graphql";

/** The SDL in a file, which may contain the result of an introspection instead. */
export function readSdlFile(file: string): string {
  // Removes a byte order mark.
  const text = readFileSync(file, "utf8").trim();
  if (!text.startsWith("{")) return text;
  const introspection = JSON.parse(text);
  return printSchema(buildClientSchema(introspection.data ?? introspection));
}
