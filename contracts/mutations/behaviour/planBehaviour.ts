import type { ProviderName } from "../../consumer/createPact.ts";
import type { Mutation, MutationKind, PlannedMutation } from "../mutation.ts";

interface Behaviour {
  kind: Exclude<MutationKind, "wrong shape">;
  mutation: Mutation;
  acceptedBecause?: string;
}

/** Plans wrong behaviours, by their descriptions, which interactions of the given operations can detect. */
export function planBehaviour(
  provider: ProviderName,
  operations: readonly string[],
  behaviours: Record<string, Behaviour>,
): PlannedMutation[] {
  return Object.entries(behaviours).map(([description, behaviour]) => ({
    provider,
    description,
    interactions: operations,
    ...behaviour,
  }));
}
