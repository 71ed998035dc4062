import { getMedian } from "../../mock-server/bench/candidate.ts";
import { formatTable } from "../formatTable.ts";

/** When a page has painted its largest content, in milliseconds, by page and run. */
export type Paints = Readonly<Record<string, readonly number[]>>;

/** The medians of the runs, compared with the first page. */
export function formatPaintTable(paints: Paints): string {
  const [baseline = []] = Object.values(paints);
  return formatTable([
    ["Largest paint on a slow phone", "median", "", "fastest", "slowest"],
    ...Object.entries(paints).map(([name, times]) => [
      name,
      formatTime(getMedian(times)),
      `${(getMedian(times) / getMedian(baseline)).toFixed(2)} ×`,
      formatTime(Math.min(...times)),
      formatTime(Math.max(...times)),
    ]),
  ]);
}

/** How much later than the first page the introduction may paint. */
const maxPaintRatio = 1.1;

export function findLatePaints({ introduction = [], ...others }: Paints): string[] {
  const [baseline = []] = Object.values(others);
  const ratio = getMedian(introduction) / getMedian(baseline);
  return ratio > maxPaintRatio
    ? [`introduction: the largest paint is ${ratio.toFixed(2)} × as late as that of the first page`]
    : [];
}

function formatTime(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`;
}
