/** Prints the cost of each of the portal's documents, for services with cost limits. */
import { loadService, serviceNames } from "#schema/services.ts";
import { computeCost } from "./documentCosts.ts";

const costs = serviceNames
  .map(loadService)
  .flatMap(({ schema, operations }) =>
    operations.map(({ name, document }) => ({ operation: name, cost: computeCost(schema, document) })),
  );
console.table(costs.toSorted((a, b) => b.cost - a.cost));
