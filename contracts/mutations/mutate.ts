/**
 * Breaks the mock backend in many ways and checks that the verification of the pacts detects each: `npm run
 * contracts:mutate`, for one provider with `-- --provider identity-provider`. Exit code 1 if a mutation is not detected,
 * unless the plan says why, or is detected although the plan says why not.
 */
import { parseArgs } from "node:util";
import { plannedMutations } from "./mutationPlan.ts";
import { areAsPlanned, formatResult, formatSummary } from "./mutationReport.ts";
import { logFolder, runMutations } from "./runMutations.ts";

const { values } = parseArgs({ options: { provider: { type: "string" } } });
const known = [...new Set<string>(plannedMutations.map(({ provider }) => provider))];
const providers = known.filter((provider) => values.provider === undefined || values.provider === provider);
if (providers.length === 0) {
  throw new Error(`There is no provider "${values.provider}". Known providers: ${known.join(", ")}.`);
}
const runs = providers.map((provider) =>
  runMutations(provider, (result) => console.log(formatResult(result))),
);
const results = (await Promise.all(runs)).flat();
console.log(`\n${formatSummary(results)}`);
if (!areAsPlanned(results)) {
  console.error(`The pacts do not detect what they must. The verifier's output is in ${logFolder}.`);
  process.exitCode = 1;
}
