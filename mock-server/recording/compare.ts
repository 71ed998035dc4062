/** `npm run mock:compare -- <recording>`: reports where the mock server differs from a recorded backend. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { formatComparison } from "./comparison/formatComparison.ts";
import { compareWithMock } from "./comparison/replay.ts";
import { recordingSchema } from "./recording.ts";

const [file, ...others] = process.argv.slice(2);
if (file === undefined || file.startsWith("-") || others.length > 0) {
  console.error("Give one recording: npm run mock:compare -- recording.json. npm run mock:record makes it.");
  process.exitCode = 2;
} else {
  const result = v.safeParse(recordingSchema, readJson(file));
  if (result.success) {
    const comparison = await compareWithMock(result.output);
    console.log(formatComparison(comparison));
    process.exitCode = comparison.differences.length > 0 ? 1 : 0;
  } else {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? "file"}: ${issue.message}`);
    console.error(`${file} is no recording. ${problems.join(" ")}`);
    process.exitCode = 2;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    return error instanceof Error ? error.message : undefined;
  }
}
