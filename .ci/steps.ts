/** One step of `npm test`. */
export interface Step {
  /** The npm script that it runs. */
  script: string;
  /** How long it takes on two cores, measured. */
  usualSeconds: number;
  /** Where the script leaves Vitest's or Playwright's JSON report; none for checks. */
  report?: string;
  /** Whether its output is shown although nothing failed. */
  showsOutput?: boolean;
}

/** Steps of one stage run side by side, stages one after the other: quick answers first. */
export const stages: readonly (readonly Step[])[] = [
  [
    { script: "structure", usualSeconds: 1, showsOutput: true },
    { script: "lock:check", usualSeconds: 1 },
    { script: "browsers", usualSeconds: 15 },
    { script: "types", usualSeconds: 18 },
    { script: "lint", usualSeconds: 16 },
    { script: "unused", usualSeconds: 17 },
    { script: "generated:check", usualSeconds: 8 },
    { script: "nginx", usualSeconds: 2 },
    { script: "chromium", usualSeconds: 20 },
  ],
  [{ script: "unit", usualSeconds: 100, report: "test-results/unit.json" }],
  [
    { script: "stories", usualSeconds: 40, report: "test-results/stories.json" },
    { script: "contracts", usualSeconds: 40, report: "test-results/contracts.json" },
    { script: "contracts:coverage", usualSeconds: 2, showsOutput: true },
    { script: "contracts:verify", usualSeconds: 20 },
  ],
  [{ script: "e2e", usualSeconds: 480, report: "test-results/e2e.json" }],
  [{ script: "requirements", usualSeconds: 1, showsOutput: true }],
];
