import type { Mutation } from "./mutation.ts";

/** The mutation of the mock backend that is being verified, and how that goes. */
export interface ActiveMutation {
  mutation: Mutation | undefined;
  /** How often it was applied. */
  appliedCount: number;
  /** Why it could not be applied. */
  error: string | undefined;
}

export function createActiveMutation(mutation?: Mutation): ActiveMutation {
  return { mutation, appliedCount: 0, error: undefined };
}
