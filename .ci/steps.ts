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
    { script: "lock:check", usualSeconds: 2 },
    { script: "browsers", usualSeconds: 15 },
    { script: "types", usualSeconds: 30 },
    { script: "lint", usualSeconds: 28 },
    { script: "unused", usualSeconds: 29 },
    { script: "generated:check", usualSeconds: 15 },
    { script: "nginx", usualSeconds: 2 },
    { script: "chromium", usualSeconds: 20 },
  ],
  [{ script: "unit", usualSeconds: 153, report: "test-results/unit.json" }],
  [
    { script: "stories", usualSeconds: 48, report: "test-results/stories.json" },
    { script: "contracts", usualSeconds: 37, report: "test-results/contracts.json" },
    { script: "contracts:coverage", usualSeconds: 3 },
    { script: "contracts:verify", usualSeconds: 26 },
  ],
  [{ script: "e2e", usualSeconds: 330, report: "test-results/e2e.json" }],
  [{ script: "requirements", usualSeconds: 1, showsOutput: true }],
];
