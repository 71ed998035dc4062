import * as v from "valibot";
import { scenarios } from "#mock-server/scenarios/scenarios.ts";
import { parameterDescriptions } from "./parameterDescriptions.ts";
import type { DescribedScenario } from "./statesDocument.ts";

/** The mock backend's scenarios with descriptions of their parameters, in the order of their table. */
export function describeScenarios(): DescribedScenario[] {
  const descriptions = new Map<string, Readonly<Record<string, string>>>(
    Object.entries(parameterDescriptions),
  );
  return Object.entries(scenarios).map(([name, { description, parameters }]) => {
    const defaults = new Map<string, unknown>(Object.entries(v.getDefaults(parameters)));
    return {
      name,
      description,
      parameters: Object.entries(descriptions.get(name) ?? {}).map(([parameter, text]) => ({
        name: parameter,
        description: text,
        defaultValue: defaults.get(parameter),
      })),
    };
  });
}
