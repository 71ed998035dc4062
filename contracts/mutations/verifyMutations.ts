import { startMockProvider } from "../verification/mockBackend.ts";
import { verifyPact } from "../verification/verifyPact.ts";
import { type MutatingProxy, startMutatingProxy } from "./mutatingProxy.ts";
import type { PlannedMutation } from "./mutationPlan.ts";
import { type MutationResult, unmutatedRun } from "./mutationReport.ts";
import { writePactExcerpt } from "./pactExcerpt.ts";

/**
 * Verifies each mutation's interaction against the mock backend with that mutation, and before that all interactions
 * without one. Calls `onResult` after each verification.
 */
export async function verifyMutations(
  plan: readonly PlannedMutation[],
  onResult: (result: MutationResult) => void,
): Promise<void> {
  for (const [provider, mutations] of Map.groupBy(plan, (planned) => planned.provider)) {
    const proxy = await startMutatingProxy(await startMockProvider(provider));
    try {
      onResult(await verifyUnmutated(provider, proxy, mutations));
      for (const planned of mutations) onResult(await verifyMutation(proxy, planned));
    } finally {
      await proxy.close();
    }
  }
}

async function verifyUnmutated(
  provider: string,
  proxy: MutatingProxy,
  mutations: readonly PlannedMutation[],
): Promise<MutationResult> {
  const interactions = [...new Set(mutations.map(({ interaction }) => interaction))];
  const passed = await verifyPact(writePactExcerpt(provider, interactions), proxy);
  const run = { provider, interaction: `all ${interactions.length} of them`, description: unmutatedRun };
  if (passed) return { ...run, verdict: "passed" };
  return { ...run, verdict: "error", reason: "The mock backend fails without a mutation." };
}

async function verifyMutation(proxy: MutatingProxy, planned: PlannedMutation): Promise<MutationResult> {
  const { provider, interaction, description, mutation } = planned;
  proxy.setMutation(mutation);
  const passed = await verifyPact(writePactExcerpt(provider, [interaction]), proxy);
  const reason = proxy.getError() ?? (proxy.countMutated() === 0 ? "Nothing was requested." : undefined);
  proxy.setMutation(undefined);
  const run = { provider, interaction, description };
  if (reason !== undefined) return { ...run, verdict: "error", reason };
  return { ...run, verdict: passed ? "missed" : "detected" };
}
