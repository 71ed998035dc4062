import type { Plugin } from "vite";
import { formatTable } from "../formatTable.ts";
import budget from "./budget.json" with { type: "json" };
import { compressChunks, measureChunks } from "./measureBundle.ts";

/**
 * Prints the size that each screen and locale of the portal loads, and fails the build unless each has a row in the budget and
 * keeps to it.
 */
export function checkBudget(): Plugin {
  return {
    name: "check-budget",
    async writeBundle(_options, bundle) {
      const sizes = measureChunks(await compressChunks(Object.values(bundle)));
      const rows = createBudgetRows(sizes, budget);
      this.info(`\n${formatBudgetTable(rows)}`);
      const tight = rows.filter(isTight);
      if (tight.length > 0) {
        this.warn(`Less than 1 % of room; rows for deploy/budget/budget.json:\n${formatNewRows(tight)}`);
      }
      const exceeded = findExceeded(rows);
      if (exceeded.length > 0) {
        this.error(`The build does not keep to deploy/budget/budget.json:\n${formatNewRows(exceeded)}`);
      }
    },
  };
}

/**
 * The limit of each row of `budget.json`, in kilobytes (1000 bytes) after Brotli compression:
 * - `introduction`: everything that the introduction loads, with the messages of its largest locale.
 * - A screen, by the name of its page views, and the layout of the cabinet: everything that it loads in addition.
 * - `messages <locale>`: both chunks of the locale's messages.
 */
type Budget = Readonly<Record<string, number>>;

interface BudgetRow {
  name: string;
  /** The size; undefined if the build lacks the row. */
  bytes: number | undefined;
  /** The limit; undefined if the budget lacks the row. */
  limitKb: number | undefined;
}

export function createBudgetRows(sizes: Readonly<Record<string, number>>, budget: Budget): BudgetRow[] {
  const names = new Set([...Object.keys(sizes), ...Object.keys(budget)]);
  return [...names].map((name) => ({ name, bytes: sizes[name], limitKb: budget[name] }));
}

/** The rows above their limit, and rows that only the build or only the budget has. */
export function findExceeded(rows: readonly BudgetRow[]): BudgetRow[] {
  return rows.filter(
    ({ bytes, limitKb }) => bytes === undefined || limitKb === undefined || bytes > limitKb * 1000,
  );
}

/** Whether a row keeps to its limit with less than 1 % of room, so that the next change may exceed it. */
export function isTight({ bytes, limitKb }: BudgetRow): boolean {
  if (bytes === undefined || limitKb === undefined) return false;
  return bytes <= limitKb * 1000 && bytes > limitKb * 990;
}

/** One line per row to write into `budget.json`: the size plus 5 %, and the size in bytes. */
export function formatNewRows(rows: readonly BudgetRow[]): string {
  return formatTable(
    rows.map(({ name, bytes, limitKb }) => [
      bytes === undefined ? `no "${name}"` : `"${name}": ${Math.ceil((bytes * 1.05) / 100) / 10},`,
      `${bytes ?? 0} of ${limitKb === undefined ? "no" : limitKb * 1000} bytes`,
    ]),
  );
}

export function formatBudgetTable(rows: readonly BudgetRow[]): string {
  return formatTable([
    ["kB, Brotli", "loads", "budget"],
    ...rows.map(({ name, bytes, limitKb }) => [
      name,
      bytes === undefined ? "none" : (bytes / 1000).toFixed(1),
      `${limitKb ?? "none"}`,
    ]),
  ]);
}
