import { formatTable } from "../formatTable.ts";
import type { Measurement } from "./chunkSizes.ts";

/** Limits in kilobytes (1000 bytes) after Brotli compression. */
export interface Budget {
  /** The introduction with its largest locale. */
  introduction: number;
  /** What a screen loads in addition. */
  screen: number;
  /** All messages of a locale. */
  locale: number;
}

export interface BudgetRow {
  name: string;
  bytes: number;
  limitKb: number;
}

export function createBudgetRows(measurement: Measurement, budget: Budget): BudgetRow[] {
  return [
    { name: "introduction", bytes: getIntroductionBytes(measurement), limitKb: budget.introduction },
    ...Object.entries(measurement.screens).map(([name, bytes]) => ({ name, bytes, limitKb: budget.screen })),
    ...Object.entries(measurement.locales).map(([locale, { start, screens }]) => ({
      name: `messages ${locale}`,
      bytes: start + screens,
      limitKb: budget.locale,
    })),
  ];
}

/** The entry with the first message chunk of the largest locale. */
function getIntroductionBytes({ entry, locales }: Measurement): number {
  return entry + Math.max(...Object.values(locales).map(({ start }) => start));
}

export function findExceeded(rows: readonly BudgetRow[]): BudgetRow[] {
  return rows.filter(({ bytes, limitKb }) => bytes > limitKb * 1000);
}

export function formatBudgetTable(rows: readonly BudgetRow[]): string {
  return formatTable([
    ["kB, Brotli", "loads", "budget"],
    ...rows.map(({ name, bytes, limitKb }) => [name, (bytes / 1000).toFixed(1), `${limitKb}`]),
  ]);
}
