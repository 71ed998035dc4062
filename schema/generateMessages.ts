import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { writeIfChanged } from "./writeIfChanged.ts";

const formatjs = fileURLToPath(import.meta.resolve("@formatjs/cli/bin/formatjs"));

const catalogues = "src/i18n/locales";

/** Extracts the English messages from all `messages.ts` into `en.json`, and sorts the translations by message id. */
export async function generateMessages(): Promise<void> {
  writeIfChanged(`${catalogues}/en.json`, await runFormatjs());
  for (const file of globSync(`${catalogues}/*.json`)) {
    const texts: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
    const sorted = Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    writeIfChanged(file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}

function runFormatjs(): Promise<string> {
  const options = ["extract", "src/**/*essages.ts", "--format", "simple", "--throws"];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [formatjs, ...options], (error, stdout, stderr) => {
      if (error) reject(new Error(describeFailure(stderr)));
      else resolve(stdout);
    });
  });
}

/** The message within formatjs's error, which has a stack trace and, for a syntax error, a dump of the parser's state. */
function describeFailure(stderr: string): string {
  const syntaxError = /OxcDiagnosticInner \{ message: "(.*?)", labels/.exec(stderr)?.[1];
  return syntaxError ?? stderr.replace(/^Error: /, "").replace(/\n +at .*/s, "");
}
