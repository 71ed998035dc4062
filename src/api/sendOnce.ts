import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import {
  GraphQlError,
  HttpError,
  markResultUnknown,
  NetworkError,
  UnreadableResponseError,
} from "./errors.ts";

interface Mutation<Result> {
  /** What the request changes and to what: equal where the customer repeats it. */
  key: QueryKey;
  send(): Promise<Result>;
  /**
   * Asks the service whether it has carried out the request; undefined if not. Not a query: its response may be older, or be
   * cancelled. Left out where the service carries out a repeated request only once, so that repeating it tells.
   */
  findResult?(): Promise<Result | undefined>;
  /** Whether an error may mean that an earlier attempt was carried out. */
  isRepetition?(error: unknown): boolean;
}

/** Mutations without a response, which the service may have carried out, or may still do. */
const unknownResultsByClient = new WeakMap<QueryClient, Set<string>>();

/**
 * Sends a mutation so that it is carried out once. If its response is lost, asks the service for the result, which counts as
 * the response. Where there is none yet, the mutation fails, and asks again before it is repeated.
 */
export async function sendOnce<Result>(client: QueryClient, mutation: Mutation<Result>): Promise<Result> {
  const { key, send, findResult, isRepetition } = mutation;
  if (!findResult) return sendAgainIfLost(send);
  const unknownResults = unknownResultsByClient.get(client) ?? new Set();
  unknownResultsByClient.set(client, unknownResults);
  const hash = hashKey(key);
  if (unknownResults.has(hash)) {
    const found = await findResult().catch((error: unknown) => {
      markResultUnknown(error);
      throw error;
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
    const found = await findResult().catch(() => {
      if (isLost) markResultUnknown(error);
      return undefined;
    });
    if (found === undefined) throw error;
    unknownResults.delete(hash);
    return found;
  }
}

/** Throws the first error if the second response is lost, too. */
async function sendAgainIfLost<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    return send().catch((reason: unknown) => {
      if (!isResponseLost(reason)) throw reason;
      markResultUnknown(error);
      throw error;
    });
  }
}

/** Whether an error leaves open if the service has carried out the request. */
export function isResponseLost(error: unknown): boolean {
  if (error instanceof HttpError) return error.status >= 500;
  if (error instanceof GraphQlError) return !error.isRefusal;
  return error instanceof NetworkError || error instanceof UnreadableResponseError;
}
