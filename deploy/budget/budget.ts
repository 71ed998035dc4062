/** How many kilobytes may load, compressed by Brotli; a kilobyte is 1000 bytes. */
export interface Budget {
  /** The introduction, with the largest locale. */
  introduction: number;
  /** What a screen adds. */
  screen: number;
  /** All messages of a locale. */
  locale: number;
}

/** One line of the report. */
export interface Row {
  what: string;
  bytes: number;
  limit: number;
}

/** What was measured, in bytes. */
export interface Measured {
  start: number;
  screens: Readonly<Record<string, number>>;
  locales: Readonly<Record<string, { first: number; further: number }>>;
}

/** What was measured beside what is allowed. */
export function compare({ start, screens, locales }: Measured, budget: Budget): Row[] {
  const firstParts = Object.values(locales).map(({ first }) => first);
  return [
    { what: "introduction", bytes: start + Math.max(...firstParts), limit: budget.introduction },
    ...Object.entries(screens).map(([name, bytes]) => ({
      what: name,
      bytes,
      limit: budget.screen,
    })),
    ...Object.entries(locales).map(([locale, { first, further }]) => ({
      what: `messages ${locale}`,
      bytes: first + further,
      limit: budget.locale,
    })),
  ];
}

/** The rows that take more than they may. */
export function overBudget(rows: readonly Row[]): Row[] {
  return rows.filter(({ bytes, limit }) => bytes > limit * 1000);
}

/** The report as a table. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, bytes, limit }) => `${what.padEnd(24)}${kilobytes(bytes)}${`${limit}`.padStart(9)}`,
  );
  return [`${"kB, Brotli".padEnd(24)}${"loads".padStart(9)}${"budget".padStart(9)}`, ...lines].join("\n");
}

/** Why a build fails that is over its budget. */
export function complaintOf(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, bytes, limit }) => `${what}: ${kilobytes(bytes).trim()} kB, allowed are ${limit} kB`,
  );
  return ["The build is over its budget (deploy/budget/budget.json):", ...lines].join("\n");
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(9);
}
