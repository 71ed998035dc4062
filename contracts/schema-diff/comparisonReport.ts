import { type Comparison, type Finding, type Level, levels } from "./comparison.ts";

const headings: Readonly<Record<Level, string>> = {
  breaking: "BREAKING: the portal fails until it or the service changes.",
  dangerous: "DANGEROUS: nothing fails, but the portal may misunderstand a response. Please check.",
  safe: "SAFE: the portal is not affected.",
};

/** The number of findings of each level. */
export function countFindings(comparisons: readonly Comparison[]): Record<Level, number> {
  const counts = { breaking: 0, dangerous: 0, safe: 0 };
  for (const { level } of comparisons.flatMap(({ findings }) => findings)) counts[level] += 1;
  return counts;
}

export function formatTextReport(comparisons: readonly Comparison[]): string {
  const { breaking, dangerous, safe } = countFindings(comparisons);
  const result = `Result: ${breaking} breaking, ${dangerous} dangerous, ${safe} safe.`;
  return [...comparisons.map(formatComparison), result].join("\n\n");
}

export function formatJsonReport(comparisons: readonly Comparison[]): string {
  return JSON.stringify({ counts: countFindings(comparisons), comparisons }, undefined, 2);
}

function formatComparison({ title, url, against, findings, notes }: Comparison): string {
  const groups = levels.flatMap((level) => {
    const group = findings.filter((finding) => finding.level === level);
    return group.length > 0 ? [[headings[level], ...group.map(formatFinding)].join("\n")] : [];
  });
  return [
    `${title} at ${url}\ncompared with ${against}`,
    ...(groups.length > 0 ? groups : ["No difference."]),
    ...notes.map((note) => `Note: ${note}`),
  ].join("\n\n");
}

function formatFinding({ level, inGeneral, description, usedBy }: Finding): string {
  const unused = level === "safe" && inGeneral !== "safe" ? " The portal does not use it." : "";
  const users = usedBy.length > 0 ? `\n      used by ${usedBy.join(", ")}` : "";
  return `  - ${description}${unused}${users}`;
}
