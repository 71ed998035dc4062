import type { World } from "../../mock-server/world/world.ts";
import type { ProviderName } from "../consumer/createPact.ts";
import type { FieldMutation } from "./behaviour/fieldMutation.ts";

export interface ProviderRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
}

export interface ProviderResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Changes a request before the mock backend gets it, or the world in which it arrives. */
export type RequestMutation = (
  request: ProviderRequest,
  world: World,
) => ProviderRequest | Promise<ProviderRequest>;

/** Changes a response in a way that breaks the contract. Throws if the response lacks what it would change. */
export type ResponseMutation = (response: ProviderResponse) => ProviderResponse;

/** One change of the mock backend. */
export type Mutation =
  | { request: RequestMutation }
  | { response: ResponseMutation }
  | { field: FieldMutation };

/** What a mutation does wrong. */
export const mutationKinds = [
  "wrong shape",
  "ignored argument",
  "skipped effect",
  "stale response",
  "wrong order",
  "wrong content",
  "missing check",
  "other owner",
] as const;
export type MutationKind = (typeof mutationKinds)[number];

/** A mutation, and the interactions whose verification must detect it. */
export interface PlannedMutation {
  provider: ProviderName;
  kind: MutationKind;
  /** What the mutation does. */
  description: string;
  /** Descriptions of interactions, or operations: the first words of descriptions. */
  interactions: readonly string[];
  mutation: Mutation;
  /** Why no interaction needs to detect it. */
  acceptedBecause?: string;
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
