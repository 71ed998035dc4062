import type { BrowserContext } from "@playwright/test";

/**
 * Collects what browsers complain of: errors on the console, uncaught exceptions, unhandled rejections, and what a content
 * security policy refused.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Listens to all pages of a context. */
  async watch(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (message.type() === "error")
        this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => this.#found.push(`uncaught: ${error.error()}`));
    await context.exposeFunction("recordRefusal", (refusal: string) => this.#found.push(refusal));
    await context.addInitScript(reportRefusals);
  }

  /** Names a problem that the test brings about; it must occur. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Names a problem that may occur, for those that depend on which of two calls is faster. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Problems nobody expected. */
  unexpected(): string[] {
    const known = [...this.#expected, ...this.#allowed];
    return this.#found.filter((problem) => !known.some((pattern) => pattern.test(problem)));
  }

  /** Expectations that did not come true. */
  missing(): string[] {
    return this.#expected
      .filter((pattern) => !this.#found.some((problem) => pattern.test(problem)))
      .map((pattern) => pattern.source);
  }
}

/** Runs in each page. */
function reportRefusals(): void {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, documentURI }) => {
    Reflect.get(
      window,
      "recordRefusal",
    )(`policy: ${effectiveDirective} refused ${blockedURI} ${sample} (${documentURI})`);
  });
}
