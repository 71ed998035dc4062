import fc from "fast-check";
import type { Json, ProviderResponse, ResponseMutation } from "../../contracts/mutations/mutation.ts";
import type { ForwardedResponse } from "../../contracts/verification/forwardRequest.ts";
import type { Disturbance, Respond } from "./chaosProxy.ts";
import { findJsonSites, type JsonSite } from "./findJsonSites.ts";
import { responseKinds } from "./responseKinds.ts";
import type { ChaosScreen } from "./screens.ts";
import { transportFaults } from "./transportFaults.ts";

export interface ChaosCase {
  /** From 1: mutations, then faults. */
  number: number;
  group: "mutation" | "fault";
  kind: string;
  screen: ChaosScreen;
  /** What is disturbed and how, for people. */
  description: string;
  disturbance: Disturbance;
}

/** An operation that a screen sends, and its response. */
export interface RecordedOperation {
  screen: ChaosScreen;
  operation: string;
  response: ForwardedResponse;
}

interface PlanOptions {
  seed: number;
  mutations: number;
  faults: number;
}

const index = fc.nat({ max: 1_000_000_000 });

/** Chooses what happens in each case. The same seed and the same responses lead to the same cases. */
export function planCases(
  operations: readonly RecordedOperation[],
  { seed, mutations, faults }: PlanOptions,
): ChaosCase[] {
  const sites = operations.flatMap((recorded) => findSites(recorded).map((site) => ({ recorded, site })));
  const sample = (count: number) =>
    fc
      .sample(fc.tuple(index, index, index), { seed, numRuns: Math.max(count, 1), unbiased: true })
      .slice(0, count);
  const kinds = Object.entries(responseKinds).map(([kind, { applies, mutate }]) => ({
    kind,
    mutate,
    sites: sites.filter(({ site }) => applies(site)),
  }));
  const mutated = sample(mutations).map(([kindIndex, siteIndex, variant], number): ChaosCase => {
    const { kind, mutate, sites: possible } = choose(kinds, kindIndex);
    const { recorded, site } = choose(possible, siteIndex);
    return {
      number: number + 1,
      group: "mutation",
      kind,
      screen: recorded.screen,
      description: `${recorded.operation} ${site.path} variant ${variant % 100}`,
      disturbance: {
        operation: recorded.operation,
        isOnce: false,
        respond: respondMutated(mutate(site, variant % 100)),
      },
    };
  });
  const faulty = sample(faults).map(([kindIndex, operationIndex, repetition], number): ChaosCase => {
    const [kind, respond] = choose(Object.entries(transportFaults), kindIndex);
    const { screen, operation } = choose(operations, operationIndex);
    const isOnce = repetition % 2 === 0;
    return {
      number: mutations + number + 1,
      group: "fault",
      kind,
      screen,
      description: `${operation} ${isOnce ? "once" : "always"}`,
      disturbance: { operation, isOnce, respond },
    };
  });
  return [...mutated, ...faulty];
}

function choose<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length];
  if (item === undefined) throw new Error("Expected at least one item to choose from.");
  return item;
}

/** The values of a JSON response. Other responses, such as images, are only disturbed in transport. */
function findSites({ response: { headers, body } }: RecordedOperation): JsonSite[] {
  return headers["content-type"]?.includes("json") ? findJsonSites(parseJson(body.toString())) : [];
}

function parseJson(text: string): Json {
  return JSON.parse(text);
}

function respondMutated(mutation: ResponseMutation): Respond {
  return (response, outgoing) => {
    const { status, headers, body } = tryMutation(mutation, {
      status: response.status,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: response.body.toString(),
    });
    outgoing.writeHead(status, headers).end(body);
  };
}

/** A later response of the operation may lack what the recorded one had; it stays as it is. */
function tryMutation(mutation: ResponseMutation, response: ProviderResponse): ProviderResponse {
  try {
    return mutation(response);
  } catch {
    return response;
  }
}
