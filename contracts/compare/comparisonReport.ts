import { type Comparison, type Finding, type Level, levels } from "./comparison.ts";

const headings: Readonly<Record<Level, string>> = {
  breaking: "BREAKING: the portal fails until it or the service changes.",
  dangerous: "DANGEROUS: nothing fails, but somebody should look at it.",
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

function formatComparison({ title, provider, against, findings, removable, notes }: Comparison): string {
  const groups = levels.flatMap((level) => {
    const group = findings.filter((finding) => finding.level === level);
    return group.length > 0 ? [[headings[level], ...group.map(formatFinding)].join("\n")] : [];
  });
  const fields = Object.entries(removable).map(([type, names]) => `  - ${type}: ${names.join(", ")}`);
  return [
    `${title}, ${provider}\ncompared with ${against}`,
    ...(groups.length > 0 ? groups : ["No difference that affects the portal."]),
    ...(fields.length > 0 ? [["UNUSED: the portal does not read these fields.", ...fields].join("\n")] : []),
    ...notes.map((note) => `Note: ${note}`),
  ].join("\n\n");
}

function formatFinding({ description, usedBy }: Finding): string {
  const users = usedBy.length > 0 ? `\n      used by ${usedBy.join(", ")}` : "";
  return `  - ${description}${users}`;
}
