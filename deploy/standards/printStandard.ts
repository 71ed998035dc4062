/**
 * `npm run asvs` and `npm run wcag`: print how the portal meets OWASP ASVS 5.0.0, levels 1 and 2, and WCAG 2.2, levels A and
 * AA, the latter with the accessibility statement.
 */
import { formatAccessibilityStatement } from "./formatAccessibilityStatement.ts";
import { findProblems, formatStandard, readStandard, standardNames } from "./standard.ts";

const name = standardNames.find((it) => it === process.argv[2]);
if (!name) throw new Error(`Expected ${standardNames.join(" or ")}.`);
const standard = readStandard(name);
const problems = findProblems(standard);
if (name === "wcag") process.stdout.write(`${formatAccessibilityStatement(standard)}\n\n`);
process.stdout.write(`${formatStandard(standard)}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}
