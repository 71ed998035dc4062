import { type Comparison, type Finding, type Level, levels } from "./comparison.ts";

const headings: Readonly<Record<Level, string>> = {
  breaking: "BREAKING: the portal fails until it or the service changes.",
  dangerous: "DANGEROUS: nothing fails, but somebody should look at it.",
  approved: "APPROVED: known, and not counted until the approval ends.",
};

/** The number of findings of each level. */
export function countFindings({ findings }: Comparison): Record<Level, number> {
  const counts = { breaking: 0, dangerous: 0, approved: 0 };
  for (const { level } of findings) counts[level] += 1;
  return counts;
}

export function formatJsonReport(comparison: Comparison): string {
  return JSON.stringify({ counts: countFindings(comparison), ...comparison }, undefined, 2);
}

export function formatTextReport(comparison: Comparison): string {
  const { title, provider, against, findings, removable, notes } = comparison;
  const groups = levels.flatMap((level) => {
    const group = findings.filter((finding) => finding.level === level);
    return group.length > 0 ? [[headings[level], ...group.map(formatFinding)].join("\n")] : [];
  });
  const fields = Object.entries(removable).map(([type, names]) => `  - ${type}: ${names.join(", ")}`);
  const { breaking, dangerous, approved } = countFindings(comparison);
  return [
    `${title}, ${provider}\ncompared with ${against}`,
    ...(groups.length > 0 ? groups : ["No difference that affects the portal."]),
    ...(fields.length > 0 ? [["UNUSED: the portal does not read these fields.", ...fields].join("\n")] : []),
    ...notes.map((note) => `Note: ${note}`),
    `Result: ${breaking} breaking, ${dangerous} dangerous${approved ? `, ${approved} approved` : ""}.`,
  ].join("\n\n");
}

function formatFinding({ description, usedBy, approval }: Finding): string {
  const users = usedBy.length > 0 ? `\n      used by ${usedBy.join(", ")}` : "";
  const end = approval ? `\n      until ${approval.until}: ${approval.reason}` : "";
  return `  - ${description}${users}${end}`;
}
