import type { Country } from "../../generated/mainApi.ts";
import { countries } from "../../seeds/countries/countrySeeds.ts";
import type { World } from "../../world/world.ts";
import { redactResponse } from "../capture/createRecording.ts";
import type { KnownOperation } from "../contract/knownOperations.ts";
import type { Json } from "../contract/shape.ts";
import type { ComparedCall, MockKinds } from "./findDifferences.ts";
import type { MockClient } from "./mockClient.ts";
import { observe, type ValueKind } from "./observations.ts";

/** Scenarios that together show all optional fields both with and without a value. */
const scenarios = [
  { scenario: "standing" },
  { scenario: "everyFlow" },
  { scenario: "severalRequests" },
  { scenario: "windows", parameters: { bare: true } },
  { scenario: "windows", parameters: { invoices: true } },
];
/** Of projects, requests or windows that are requested one by one. */
const maxRecords = 60;

/**
 * Finds out which kinds of value the mock server can respond with at each coordinate: by the compared calls, and by the
 * portal's queries in several scenarios and in the standing world of each country. A difference is then one of the mock
 * server, not one of two sets of data.
 */
export async function probeMock(
  client: MockClient,
  country: Country,
  operations: readonly KnownOperation[],
  compared: readonly ComparedCall[],
): Promise<MockKinds> {
  const kinds = new Map<string, Set<ValueKind>>();
  for (const { mock, shape } of compared) add(mock.data, shape);
  const queries = operations.filter(({ graphQl }) => graphQl?.text.startsWith("query") ?? true);
  for (const [index, plan] of scenarios.entries()) {
    const world = client.addWorld({ id: `probe-${index}`, country, ...plan });
    for (const operation of queries) await probe(world, operation);
  }
  for (const other of countries) {
    const world = client.addWorld({ id: other.toLowerCase(), country: other, scenario: "standing" });
    for (const operation of queries) {
      if (operation.graphQl?.text.includes("($")) continue;
      await request(world, operation, "anna", {});
    }
  }
  return kinds;

  async function probe(world: World, operation: KnownOperation): Promise<void> {
    for (const { id, persona } of world.accounts) {
      for (const variables of createVariables(world, operation, id))
        await request(world, operation, persona, variables);
    }
  }

  async function request(
    world: World,
    operation: KnownOperation,
    persona: string,
    variables: Record<string, unknown>,
  ) {
    const response = await client.call(world, operation, { persona, variables });
    add(redactResponse({ operation, ...response }, operation.shape, (id) => id).data, operation.shape);
  }

  function add(data: Json, shape: KnownOperation["shape"]): void {
    for (const { coordinate, kind } of observe(data, shape)) {
      kinds.set(coordinate, (kinds.get(coordinate) ?? new Set()).add(kind));
    }
  }
}

/** One set of variables, or for an operation with an id one for each of the account's records. */
function createVariables(
  world: World,
  { service, graphQl }: KnownOperation,
  accountId: string,
): Record<string, unknown>[] {
  const name = /\(\$(\w*id\w*): ID!/i.exec(graphQl?.text ?? "")?.[1];
  if (name === undefined) return [{ take: 100, skip: 0 }];
  const projectIds = new Set(
    world.projects.filter(({ customerAccountId }) => customerAccountId === accountId).map(({ id }) => id),
  );
  const records =
    service === "registration"
      ? world.windows.filter((window) => window.accountId === accountId)
      : world.requests.filter(({ projectId }) => projectIds.has(projectId));
  return records.slice(0, maxRecords).map(({ id }) => ({ [name]: id }));
}
