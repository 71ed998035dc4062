import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { writeIfChanged } from "./writeIfChanged.ts";

const formatjs = fileURLToPath(import.meta.resolve("@formatjs/cli/bin/formatjs"));

/** Extracts the English messages from all `messages.ts` into `en.json`. */
export async function generateMessages(): Promise<void> {
  writeIfChanged("src/i18n/locales/en.json", await runFormatjs());
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
