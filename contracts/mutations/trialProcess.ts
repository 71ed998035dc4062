/** Tries mutations in a process of its own, since Pact's verifier prints past Node's streams; told of by messages. */
import { plannedMutations } from "./mutationPlan.ts";
import { tryMutations } from "./tryMutations.ts";

// Pact would tell its makers about every run.
process.env["PACT_DO_NOT_TRACK"] = "true";

const [, , provider] = process.argv;
const plan = plannedMutations.filter((planned) => provider === undefined || planned.provider === provider);
await tryMutations(plan, (trial) => process.send?.(trial));
process.disconnect?.();
