import type { Comparison } from "./replay.ts";

/** The report of `npm run mock:compare`. */
export function formatComparison({ comparedCalls, notCompared, differences }: Comparison): string {
  const lines = differences.map(({ operation, path, kind, reality, mock }) =>
    [
      `${operation}${path === "" ? "" : ` ${path}`}`,
      `  ${kind}: the backend responds with ${reality}, the mock server with ${mock}`,
    ].join("\n"),
  );
  const count = differences.length === 1 ? "1 difference" : `${differences.length} differences`;
  const skipped =
    notCompared.length > 0 ? ["", "Not compared:", ...notCompared.map((line) => `  ${line}`)] : [];
  return [...lines, ...skipped, "", `${comparedCalls} calls compared, ${count}.`].join("\n").trimStart();
}
