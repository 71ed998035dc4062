/**
 * Breaks the mock backend in many ways and shows that the verification of the pacts catches each: `npm run contracts:mutate`,
 * for one provider alone `-- --provider identity-provider`. Exit code 1 if one is not caught.
 */
import { parseArgs } from "node:util";
import { runTrials, verifierLog } from "./runTrials.ts";
import { areAllCaught, trialSummary, trialTable } from "./trialTable.ts";

const { values } = parseArgs({ options: { provider: { type: "string" } } });
const trials = await runTrials(values.provider);
process.stdout.write(`${trialTable(trials)}\n\n${trialSummary(trials)}\n`);
if (!areAllCaught(trials)) {
  process.stderr.write(`The pacts leave something open. What the verifier said is in ${verifierLog}.\n`);
  process.exitCode = 1;
}
