import * as v from "valibot";

export const interactionResultSchema = v.object({
  provider: v.string(),
  description: v.string(),
  /** Names of the provider states, each with its parameters as JSON. */
  states: v.array(v.string()),
  /** Empty if the interaction passed. */
  mismatches: v.array(v.string()),
  /** Why no further interaction can be verified: a state or the provider itself fails. */
  cause: v.exactOptional(v.string()),
});

/** The result of one interaction. */
export type InteractionResult = v.InferOutput<typeof interactionResultSchema>;
