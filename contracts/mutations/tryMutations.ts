import { startMockProvider } from "../mockProvider.ts";
import { verifyPact } from "../verifyPact.ts";
import { type MutableProvider, mutatedProvider } from "./mutatedProvider.ts";
import type { PlannedMutation } from "./mutationPlan.ts";
import { pactExcerpt } from "./pactExcerpt.ts";
import { unbroken } from "./trialTable.ts";

/** What came of one mutation. */
export interface Trial {
  provider: string;
  what: string;
  interaction: string;
  verdict: "kept" | "caught" | "missed" | "invalid";
  /** Why the trial says nothing. */
  problem?: string;
}

/**
 * Verifies each mutation's interaction against the mock backend broken in that way, and before that all of them against the
 * unbroken mock. Tells of each trial when it is done.
 */
export async function tryMutations(
  plan: readonly PlannedMutation[],
  tell: (trial: Trial) => void,
): Promise<void> {
  for (const [provider, mutations] of Map.groupBy(plan, (planned) => planned.provider)) {
    const broken = await mutatedProvider(await startMockProvider(provider));
    try {
      tell(await tryUnbroken(provider, broken, mutations));
      for (const planned of mutations) tell(await tryOne(broken, planned));
    } finally {
      await broken.close();
    }
  }
}

async function tryUnbroken(
  provider: string,
  under: MutableProvider,
  mutations: readonly PlannedMutation[],
): Promise<Trial> {
  const interactions = [...new Set(mutations.map(({ interaction }) => interaction))];
  const isKept = await verifyPact(pactExcerpt(provider, interactions), under);
  const trial = { provider, what: unbroken, interaction: `all ${interactions.length} of them` };
  if (isKept) return { ...trial, verdict: "kept" };
  return { ...trial, verdict: "invalid", problem: "The unbroken mock breaks the pact." };
}

async function tryOne(under: MutableProvider, planned: PlannedMutation): Promise<Trial> {
  const { provider, what, interaction, mutation } = planned;
  under.breakBy(mutation);
  const isKept = await verifyPact(pactExcerpt(provider, [interaction]), under);
  const problem = under.problem() ?? (under.broken() === 0 ? "Nothing was called." : undefined);
  under.breakBy(undefined);
  const trial = { provider, what, interaction };
  if (problem !== undefined) return { ...trial, verdict: "invalid", problem };
  return { ...trial, verdict: isKept ? "missed" : "caught" };
}
