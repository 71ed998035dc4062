/**
 * Verifies the mutations of one provider in a process of its own, since Pact's verifier writes past Node's streams. The
 * argument is the provider. Each result is sent to the parent process.
 */
import { plannedMutations } from "./mutationPlan.ts";
import { verifyMutations } from "./verifyMutations.ts";

// Pact would report every run to its makers.
process.env["PACT_DO_NOT_TRACK"] = "true";

const provider = process.argv[2] ?? "";
const plan = plannedMutations.filter((planned) => planned.provider === provider);
await verifyMutations(provider, plan, (result) => process.send?.(result));
process.disconnect?.();
