import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, TestSpecification } from "vitest/node";

const maxPlaces = 3;
/** The lines to print of each failure: the cause is at its beginning. */
const maxLines = 20;

/** Prints how many test files have run, and each failure when it happens. */
export default class ProgressReporter implements Reporter {
  private total = 0;
  private finished = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.total = specifications.length;
    if (this.total === 0) console.error("No test file matches the arguments.");
  }

  onTestCaseResult(test: TestCase): void {
    for (const { message, diff, stacks = [] } of test.result().errors ?? []) {
      const places = stacks
        .filter(({ file }) => !/node_modules|createElementError/.test(file))
        .slice(0, maxPlaces)
        .map(({ file, line }) => `    at ${relative("", file)}:${line}`);
      const title = `✗ ${test.module.relativeModuleId} › ${test.fullName}`;
      const summary = diff ? [message.split("\n", 1)[0], diff] : [message];
      console.log(shorten([title, ...places, ...summary].join("\n")));
    }
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors())
      console.log(shorten(`✗ ${module.relativeModuleId}\n${message}`));
    this.finished += 1;
    console.log(`[${this.finished}/${this.total}] test files`);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly { message: string }[]): void {
    for (const { message } of unhandledErrors) console.log(shorten(`✗ unhandled error: ${message}`));
  }
}

/** Cuts a failure off after a screenful. */
export function shorten(failure: string): string {
  const lines = failure.trimEnd().split("\n");
  if (lines.length <= maxLines) return lines.join("\n");
  return [...lines.slice(0, maxLines - 1), `… ${lines.length - maxLines + 1} more lines`].join("\n");
}
