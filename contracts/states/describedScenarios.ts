import { describeParameters } from "#mock-server/scenarios/parameters/describeParameters.ts";
import { scenarios } from "#mock-server/scenarios/scenarios.ts";
import type { DescribedScenario } from "./statesDocument.ts";

/** The mock backend's scenarios with their parameters, in the order of their table. */
export function describeScenarios(): DescribedScenario[] {
  return Object.entries(scenarios).map(([name, { description, parameters }]) => ({
    name,
    description,
    parameters: describeParameters(parameters),
  }));
}
