/**
 * Breaks the mock backend in many ways and checks that the verification of the pacts detects each: `npm run
 * contracts:mutate`, for one provider with `-- --provider identity-provider`. Exit code 1 if a mutation is not detected.
 */
import { parseArgs } from "node:util";
import { areAllDetected, formatResultTable, formatSummary } from "./mutationReport.ts";
import { runMutations, verifierLog } from "./runMutations.ts";

const { values } = parseArgs({ options: { provider: { type: "string" } } });
const results = await runMutations(values.provider);
console.log(`${formatResultTable(results)}\n\n${formatSummary(results)}`);
if (!areAllDetected(results)) {
  console.error(`The pacts do not detect every mutation. The verifier's output is in ${verifierLog}.`);
  process.exitCode = 1;
}
