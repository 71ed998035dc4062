/** One part of `npm test`. */
export interface Step {
  /** The npm script it runs. */
  script: string;
  /** Where the script leaves a JSON report with the numbers of its tests; none for checks. */
  report?: string;
  /** Whether what it prints is worth reading although nothing is wrong. */
  isShown?: boolean;
}

/** Steps of one row run side by side, rows one after the other: cheap answers first. */
export const rows: readonly (readonly Step[])[] = [
  [{ script: "types" }, { script: "lint" }, { script: "unused" }, { script: "generated:check" }],
  [{ script: "nginx", isShown: true }],
  [{ script: "unit", report: "test-results/unit.json" }],
  [{ script: "contracts", report: "test-results/contracts.json" }],
  [{ script: "contracts:coverage", isShown: true }],
  [{ script: "contracts:verify" }],
  [{ script: "chromium" }],
  [{ script: "e2e", report: "test-results/e2e.json" }],
];
