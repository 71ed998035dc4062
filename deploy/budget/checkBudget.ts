import type { Plugin } from "vite";
import budget from "./budget.json" with { type: "json" };
import { createBudgetRows, findExceeded, formatBudgetTable } from "./budgetReport.ts";

/** Prints what each screen and locale of the portal loads, and fails the build unless each has a row of the budget and keeps to it. */
export function checkBudget(): Plugin {
  return {
    name: "check-budget",
    apply: "build",
    async writeBundle(_options, bundle) {
      // Not part of the bundled configuration, which would contain all screens.
      const script = new URL("./measureBundle.ts", import.meta.url).href;
      const { compressChunks, measureChunks }: typeof import("./measureBundle.ts") = await import(script);
      const measurement = measureChunks(await compressChunks(Object.values(bundle)));
      if (!measurement) return;
      const rows = createBudgetRows(measurement, budget);
      this.info(`\n${formatBudgetTable(rows)}`);
      const exceeded = findExceeded(rows);
      if (exceeded.length > 0) {
        this.error(`The build does not keep to deploy/budget/budget.json:\n${formatBudgetTable(exceeded)}`);
      }
    },
  };
}
