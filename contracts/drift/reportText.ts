import { type Comparison, type Finding, type Level, levels } from "./finding.ts";

const headings: Readonly<Record<Level, string>> = {
  breaking: "BREAKING: the portal fails here until it or the service changes.",
  dangerous: "DANGEROUS: nothing fails, but the portal may not understand everything. Have a look.",
  safe: "SAFE for the portal: nothing to do.",
};

/** How many findings there are of each level. */
export function countsOf(comparisons: readonly Comparison[]): Record<Level, number> {
  const counts = { breaking: 0, dangerous: 0, safe: 0 };
  for (const { level } of comparisons.flatMap(({ findings }) => findings)) counts[level] += 1;
  return counts;
}

/** The comparisons for a person to read. */
export function reportText(comparisons: readonly Comparison[]): string {
  const { breaking, dangerous, safe } = countsOf(comparisons);
  const result = `Result: ${breaking} breaking, ${dangerous} dangerous, ${safe} safe.`;
  return [...comparisons.map(sectionOf), result].join("\n\n");
}

/** The comparisons for a machine to read. */
export function reportJson(comparisons: readonly Comparison[]): string {
  return JSON.stringify({ counts: countsOf(comparisons), comparisons }, undefined, 2);
}

function sectionOf({ title, url, against, findings, notes }: Comparison): string {
  const groups = levels.flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    return ofLevel.length > 0 ? [[headings[level], ...ofLevel.map(entryOf)].join("\n")] : [];
  });
  return [
    [`${title} at ${url}`, `compared with ${against}`].join("\n"),
    ...groups,
    ...(groups.length === 0 ? ["No difference."] : []),
    ...notes.map((note) => `Note: ${note}`),
  ].join("\n\n");
}

function entryOf({ level, inGeneral, description, usedBy }: Finding): string {
  const unused = level === "safe" && inGeneral !== "safe" ? " The portal does not use it." : "";
  const users = usedBy.length > 0 ? `\n      used by ${usedBy.join(", ")}` : "";
  return `  - ${description}${unused}${users}`;
}
