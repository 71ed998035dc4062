import type { FullConfig, Reporter, Suite } from "@playwright/test/reporter";

/** Prints how many tests were left out for which reason. */
export default class SkipReasons implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const skipped = (this.#suite?.allTests() ?? []).filter((test) => test.outcome() === "skipped");
    const reasons = skipped.flatMap(({ annotations }) => annotations.filter(({ type }) => type === "skip"));
    for (const [reason, tests] of Map.groupBy(reasons, ({ description = "no reason" }) => description)) {
      process.stdout.write(`  ${tests.length} left out: ${reason}\n`);
    }
  }
}
