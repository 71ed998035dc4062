import type { QueryClient } from "@tanstack/react-query";
import { hasKind, isResponseLost, RequestError } from "./errors.ts";
import { writeComparable } from "./json.ts";

interface Mutation<Result> {
  /** The request's changes, files included. They are equal if the customer repeats the request. */
  key: readonly unknown[];
  send(): Promise<Result>;
  /**
   * Asks the service for the result; undefined if it has not carried out the request. Not a TanStack query, whose response may
   * be older or cancelled. Missing if no operation returns the result.
   */
  findResult?(): Promise<Result | undefined>;
  /** For a mutation without `findResult`: whether the service carries out a repeated request only once. */
  isRepeatable?: boolean;
  /** For a mutation with `findResult`: whether an error may mean that an earlier attempt was carried out. */
  isRepetition?(error: unknown): boolean;
}

/** Mutations without a response, which the service may have carried out or may still carry out. */
const unknownResultsByClient = new WeakMap<QueryClient, Set<string>>();

/**
 * Sends a mutation so that the service carries it out once. If its response is lost, asks the service for the result, which
 * takes the place of the response. Without a result yet, the mutation fails; its repetition asks again before it sends.
 */
export async function sendOnce<Result>(
  client: QueryClient,
  mutation: Mutation<Result> & ({ findResult: unknown } | { isRepetition?: undefined }),
): Promise<Result> {
  const { key, send, findResult, isRepeatable = false, isRepetition } = mutation;
  if (!findResult) return sendUnasked(send, isRepeatable);
  const unknownResults = unknownResultsByClient.get(client) ?? new Set();
  unknownResultsByClient.set(client, unknownResults);
  const hash = writeComparable(key);
  if (unknownResults.has(hash)) {
    const found = await findResult().catch((error: unknown) => {
      throw createUnknownResult(error);
    });
    if (found !== undefined) {
      unknownResults.delete(hash);
      return found;
    }
  }
  try {
    const result = await send();
    unknownResults.delete(hash);
    return result;
  } catch (error) {
    const isLost = isResponseLost(error);
    if (isLost) unknownResults.add(hash);
    else unknownResults.delete(hash);
    if (!isLost && !isRepetition?.(error)) throw error;
    const found = await findResult().catch((reason: unknown) => {
      if (hasKind(reason, "reloadNeeded")) throw reason;
      if (isLost) throw createUnknownResult(error);
      return undefined;
    });
    if (found === undefined) throw error;
    unknownResults.delete(hash);
    return found;
  }
}

/** Repeats a lost mutation if that is safe. Throws the first error if the second response is lost too. */
async function sendUnasked<Result>(send: () => Promise<Result>, isRepeatable: boolean): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    if (isRepeatable) {
      try {
        return await send();
      } catch (reason) {
        if (!isResponseLost(reason)) throw reason;
      }
    }
    throw createUnknownResult(error);
  }
}

/** The error of a mutation whose result the portal could not ask for. */
function createUnknownResult(cause: unknown): unknown {
  // Offline, the customer reads that the service could not be reached.
  if (!navigator.onLine || hasKind(cause, "sessionExpired", "reloadNeeded")) return cause;
  if (!(cause instanceof RequestError)) return cause;
  const { message, retryAfterMs } = cause;
  return new RequestError("unknownResult", message, { cause, retryAfterMs });
}
