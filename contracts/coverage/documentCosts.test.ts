import { parse } from "graphql";
import { expect, it } from "vitest";
import { loadService, serviceNames } from "#schema/services.ts";
import { computeCost } from "./documentCosts.ts";

/** This is below the default limit of 1,000, since a service's own schema may cost more than these rules assume. */
const maxCost = 600;

const operations = serviceNames
  .map(loadService)
  .flatMap(({ schema, operations }) =>
    operations.map(({ name, document }) => [name, schema, document] as const),
  );

it.each(operations)(
  "%s costs at most 600 by the rules of services that limit costs",
  (_, schema, document) => {
    expect(computeCost(schema, document)).toBeLessThanOrEqual(maxCost);
  },
);

const item = "items { project { id } registeredWindowsCount activeRequest { id } }";
it.each([
  ["main", `query { projects(take: 10, skip: 0) { ${item} pageInfo { hasNextPage } } }`, 310],
  ["main", `query ($take: Int!) { projects(take: $take, skip: 0) { ${item} } }`, 1510],
  ["registration", "query { registeredWindows(order: { createdAt: DESC }, take: 6) { items { id } } }", 30],
  [
    "registration",
    "query ($id: ID) { registeredWindows(where: { projectId: $id }, order: { createdAt: DESC }) { items { id } } }",
    50,
  ],
  [
    "registration",
    "query ($where: RegisteredWindowsWhere) { registeredWindows(where: $where) { items { id } } }",
    Number.POSITIVE_INFINITY,
  ],
] as const)(
  "computeCost › counts relations per item of a page, and inputs of filters and orders: %s %s",
  (service, text, cost) => {
    expect(computeCost(loadService(service).schema, parse(text))).toBe(cost);
  },
);
