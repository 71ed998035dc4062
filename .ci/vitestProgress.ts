import type { Reporter, TestCase, TestModule, TestSpecification } from "vitest/node";

/** Prints how many test files have run, and each failure when it happens. */
export default class ProgressReporter implements Reporter {
  private total = 0;
  private finished = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.total = specifications.length;
  }

  onTestCaseResult(test: TestCase): void {
    for (const { message, diff, stack } of test.result().errors ?? []) {
      console.log(
        [`✗ ${test.module.relativeModuleId} › ${test.fullName}`, diff ?? message, stack].join("\n"),
      );
    }
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) console.log(`✗ ${module.relativeModuleId}\n${message}`);
    this.finished += 1;
    console.log(`[${this.finished}/${this.total}] test files`);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly { message: string }[]): void {
    for (const { message } of unhandledErrors) console.log(`✗ unhandled error: ${message}`);
  }
}
