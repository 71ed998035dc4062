import { verifyPact } from "../verification/verifyPact.ts";
import { createActiveMutation } from "./activeMutation.ts";
import { type MutableProvider, startMutableProvider } from "./mutableProvider.ts";
import type { PlannedMutation } from "./mutation.ts";
import { type MutationResult, unmutatedRun } from "./mutationReport.ts";
import { writePactExcerpt } from "./pactExcerpt.ts";

/**
 * Verifies each mutation of one provider with the interactions that can detect it, and before that all of them without a
 * mutation. Calls `onResult` after each verification.
 */
export async function verifyMutations(
  provider: string,
  plan: readonly PlannedMutation[],
  onResult: (result: MutationResult) => void,
): Promise<void> {
  const mutable = await startMutableProvider(provider);
  try {
    const interactions = [...new Set(plan.flatMap((planned) => planned.interactions))];
    const passed = await verifyPact(writePactExcerpt(provider, interactions), mutable);
    const run = { provider, description: unmutatedRun };
    onResult(
      passed
        ? { ...run, verdict: "passed" }
        : { ...run, verdict: "error", reason: "The mock backend fails without a mutation." },
    );
    for (const planned of plan) onResult(await verifyMutation(mutable, planned));
  } finally {
    await mutable.close();
  }
}

async function verifyMutation(mutable: MutableProvider, planned: PlannedMutation): Promise<MutationResult> {
  const { provider, kind, description, interactions, mutation, acceptedBecause } = planned;
  Object.assign(mutable.active, createActiveMutation(mutation));
  const passed = await verifyPact(writePactExcerpt(provider, interactions), mutable);
  const { appliedCount, error } = mutable.active;
  Object.assign(mutable.active, createActiveMutation());

  const run = { provider, kind, description };
  if (error !== undefined) return { ...run, verdict: "error", reason: error };
  if (appliedCount === 0) return { ...run, verdict: "error", reason: "It was never applied." };
  if (acceptedBecause === undefined) return { ...run, verdict: passed ? "missed" : "detected" };
  if (passed) return { ...run, verdict: "accepted", reason: acceptedBecause };
  const reason = `It is detected, although the plan accepts it: ${acceptedBecause}`;
  return { ...run, verdict: "error", reason };
}
