import type { InteractionResult } from "./interactionResult.ts";

/** A line for the console when an interaction is verified; if it failed, with its states and mismatches below. */
export function formatResult(
  { provider, description, states, mismatches }: InteractionResult,
  number: number,
  total: number,
): string {
  const position = `${String(number).padStart(String(total).length)}/${total}`;
  const line = `${mismatches.length > 0 ? "✗" : "✓"} ${position} ${provider}: ${description}`;
  return [line, ...describeFailure({ states, mismatches }).map((detail) => `    ${detail}`)].join("\n");
}

function describeFailure({ states, mismatches }: Pick<InteractionResult, "states" | "mismatches">): string[] {
  if (mismatches.length === 0) return [];
  return [...states.map((state) => `in the state ${state}`), ...mismatches];
}

/** Numbers of passed and failed interactions by provider, then the failed ones. */
export function formatSummary(results: readonly InteractionResult[]): string {
  const failed = results.filter(hasFailed);
  const counts = [...Map.groupBy(results, ({ provider }) => provider)].map(([provider, group]) => {
    const failures = group.filter(hasFailed).length;
    return `${provider}: ${group.length - failures} passed, ${failures} failed`;
  });
  return [...counts, ...failed.map(({ description }) => `✗ ${description}`)].join("\n");
}

/** A report in JUnit's XML format, for pipelines. */
export function formatJunitReport(results: readonly InteractionResult[]): string {
  const suites = [...Map.groupBy(results, ({ provider }) => provider)].map(([provider, group]) => {
    const cases = group.map((result) => {
      const start = `    <testcase classname="${escapeXml(provider)}" name="${escapeXml(result.description)}"`;
      if (!hasFailed(result)) return `${start}/>`;
      const details = escapeXml(describeFailure(result).join("\n"));
      return `${start}><failure message="The provider breaks the pact.">${details}</failure></testcase>`;
    });
    const failures = group.filter(hasFailed).length;
    const attributes = `name="${escapeXml(provider)}" tests="${group.length}" failures="${failures}"`;
    return [`  <testsuite ${attributes}>`, ...cases, "  </testsuite>"].join("\n");
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join(
    "\n",
  );
}

export function hasFailed({ mismatches }: InteractionResult): boolean {
  return mismatches.length > 0;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
