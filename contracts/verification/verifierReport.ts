import { stripVTControlCharacters } from "node:util";

/** What Pact's verifier printed about one interaction. */
export interface InteractionResult {
  description: string;
  passed: boolean;
  /** The verifier's lines about what does not match. */
  mismatches: readonly string[];
}

interface ProviderResults {
  provider: string;
  interactions: readonly InteractionResult[];
}

/** Parses what Pact's verifier printed, since it has no other report. */
export function parseVerifierOutput(output: string): InteractionResult[] {
  const [results = "", failures = ""] = stripVTControlCharacters(output).split(/^Failures:$/m);
  const mismatches = parseMismatches(failures);
  return [
    ...results.matchAll(
      /^ {2}(\S.*?) \([^()]*loading, [^()]*verification\)$([\s\S]*?)(?=^ {2}\S|$(?![\s\S]))/gm,
    ),
  ].map(([, description = "", details = ""]) => ({
    description,
    passed: !details.includes("(FAILED)"),
    mismatches: mismatches.get(description) ?? [],
  }));
}

/** Failures look like `1) Verifying a pact between a and b Given state - description`, with their mismatches below. */
function parseMismatches(failures: string): Map<string, string[]> {
  const entries = failures.split(/^\d+\) /m).slice(1);
  return new Map(
    entries.map((entry) => {
      const [title = "", ...lines] = entry.split("\n");
      const description = title.slice(title.lastIndexOf(" - ") + 3).trim();
      const mismatches = lines
        .map((line) => line.trim())
        .filter((line) => line !== "" && !/^There (was|were) /.test(line));
      return [description, mismatches];
    }),
  );
}

/** A report for the console: one line per interaction, below the failed ones their mismatches. */
export function formatTextReport({ provider, interactions }: ProviderResults): string {
  const lines = interactions.flatMap(({ description, passed, mismatches }) => [
    `${passed ? "✓" : "✗"} ${description}`,
    ...(passed ? [] : mismatches.map((mismatch) => `    ${mismatch}`)),
  ]);
  const failed = countFailed(interactions);
  return [`${provider}: ${interactions.length - failed} passed, ${failed} failed`, ...lines].join("\n");
}

/** A report in JUnit's XML format, for pipelines. */
export function formatJunitReport(results: readonly ProviderResults[]): string {
  const suites = results.map(({ provider, interactions }) => {
    const cases = interactions.map(({ description, passed, mismatches }) => {
      const start = `    <testcase classname="${escapeXml(provider)}" name="${escapeXml(description)}"`;
      if (passed) return `${start}/>`;
      const failure = `<failure message="The provider breaks the pact.">${escapeXml(mismatches.join("\n"))}</failure>`;
      return `${start}>${failure}</testcase>`;
    });
    const attributes = `name="${escapeXml(provider)}" tests="${interactions.length}" failures="${countFailed(interactions)}"`;
    return [`  <testsuite ${attributes}>`, ...cases, "  </testsuite>"].join("\n");
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join(
    "\n",
  );
}

function countFailed(interactions: readonly InteractionResult[]): number {
  return interactions.filter(({ passed }) => !passed).length;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
