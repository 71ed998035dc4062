import { readFileSync } from "node:fs";
import { buildClientSchema, printSchema } from "graphql";

/** The SDL in a file, or that of the introspection in it. */
export function readSdlFile(file: string): string {
  // Without a byte order mark.
  const text = readFileSync(file, "utf8").trim();
  if (!text.startsWith("{")) return text;
  const introspection = JSON.parse(text);
  return printSchema(buildClientSchema(introspection.data ?? introspection));
}
