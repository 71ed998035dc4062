/**
 * Verifies mutations in a process of its own, since Pact's verifier writes past Node's streams. The argument is a provider,
 * or none for all. Each result is sent to the parent process.
 */
import { plannedMutations } from "./mutationPlan.ts";
import { verifyMutations } from "./verifyMutations.ts";

// Pact would report every run to its makers.
process.env["PACT_DO_NOT_TRACK"] = "true";

const [, , provider] = process.argv;
const plan = plannedMutations.filter((planned) => provider === undefined || planned.provider === provider);
await verifyMutations(plan, (result) => process.send?.(result));
process.disconnect?.();
