/** The result of one interaction. */
export interface InteractionResult {
  provider: string;
  description: string;
  /** Empty if the interaction passed. */
  mismatches: readonly string[];
  /** Whether a failure counts only once the provider has kept the pact, as the broker says. */
  isPending: boolean;
}

/** A report in JUnit's XML format, for pipelines. */
export function formatJunitReport(results: readonly InteractionResult[]): string {
  const suites = [...Map.groupBy(results, ({ provider }) => provider)].map(([provider, group]) => {
    const cases = group.map(({ description, mismatches, isPending }) => {
      const start = `    <testcase classname="${escapeXml(provider)}" name="${escapeXml(description)}"`;
      if (mismatches.length === 0) return `${start}/>`;
      if (isPending) return `${start}><skipped message="pending"/></testcase>`;
      const details = escapeXml(mismatches.join("\n"));
      return `${start}><failure message="The provider breaks the pact.">${details}</failure></testcase>`;
    });
    const failures = group.filter(({ mismatches, isPending }) => mismatches.length > 0 && !isPending).length;
    const attributes = `name="${escapeXml(provider)}" tests="${group.length}" failures="${failures}"`;
    return [`  <testsuite ${attributes}>`, ...cases, "  </testsuite>"].join("\n");
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join(
    "\n",
  );
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
