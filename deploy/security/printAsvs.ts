/** `npm run asvs`: prints how the portal meets OWASP ASVS 5.0.0, levels 1 and 2. */
import { findProblems, formatAsvs, readAsvs } from "./asvs.ts";

const asvs = readAsvs();
const problems = findProblems(asvs);
process.stdout.write(`${formatAsvs(asvs)}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join("\n")}\n`);
  process.exitCode = 1;
}
