/** What Pact's verifier found of one interaction. */
export interface Outcome {
  description: string;
  isKept: boolean;
  /** What did not fit, a line each. */
  problems: readonly string[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one
const colours = /\u001b\[\d+m/g;

/** Reads what Pact's verifier printed: it has no other report. */
export function outcomesIn(output: string): Outcome[] {
  const text = output.replaceAll(colours, "");
  const [interactions = "", failures = ""] = text.split(/^Failures:$/m);
  const problems = problemsByDescription(failures);
  return [
    ...interactions.matchAll(
      /^ {2}(\S.*?) \([^()]*loading, [^()]*verification\)$([\s\S]*?)(?=^ {2}\S|$(?![\s\S]))/gm,
    ),
  ].map(([, description = "", found = ""]) => ({
    description,
    isKept: !found.includes("(FAILED)"),
    problems: problems.get(description) ?? [],
  }));
}

/** Entries look like `1) Verifying a pact between a and b Given state - description`, their findings stand below. */
function problemsByDescription(failures: string): Map<string, string[]> {
  const entries = failures.split(/^\d+\) /m).slice(1);
  return new Map(
    entries.map((entry) => {
      const [title = "", ...lines] = entry.split("\n");
      const description = title.slice(title.lastIndexOf(" - ") + 3).trim();
      const findings = lines
        .map((line) => line.trim())
        .filter((line) => line !== "" && !/^There (was|were) /.test(line));
      return [description, findings];
    }),
  );
}

/** A report for people: a line for each interaction, below the broken ones what did not fit. */
export function readableReport(provider: string, outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap(({ description, isKept, problems }) => [
    `${isKept ? "✓" : "✗"} ${description}`,
    ...(isKept ? [] : problems.map((problem) => `    ${problem}`)),
  ]);
  const broken = outcomes.filter(({ isKept }) => !isKept).length;
  return [`${provider}: ${outcomes.length - broken} kept, ${broken} broken`, ...lines].join("\n");
}

/** The report as JUnit has it, for pipelines. */
export function junitReport(reports: readonly { provider: string; outcomes: readonly Outcome[] }[]): string {
  const suites = reports.map(({ provider, outcomes }) => {
    const failed = outcomes.filter(({ isKept }) => !isKept).length;
    const cases = outcomes.map(({ description, isKept, problems }) => {
      const start = `    <testcase classname="${escaped(provider)}" name="${escaped(description)}"`;
      if (isKept) return `${start}/>`;
      const failure = `<failure message="The provider breaks the pact.">${escaped(problems.join("\n"))}</failure>`;
      return `${start}>${failure}</testcase>`;
    });
    const head = `  <testsuite name="${escaped(provider)}" tests="${outcomes.length}" failures="${failed}">`;
    return [head, ...cases, "  </testsuite>"].join("\n");
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<testsuites>", ...suites, "</testsuites>", ""].join(
    "\n",
  );
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
