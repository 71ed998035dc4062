/** Prints what each of the portal's documents costs where requests are limited by their cost. */
import { loadPortalOperations } from "#schema/portalOperations.ts";
import { computeCost } from "./documentCosts.ts";

const costs = loadPortalOperations().map((operation) => ({
  operation: operation.name,
  cost: computeCost(operation),
}));
console.table(costs.toSorted((a, b) => b.cost - a.cost));
