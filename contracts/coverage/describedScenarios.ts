import * as v from "valibot";
import { scenarios } from "../../mock-server/world/scenarios/scenarios.ts";
import { parameterWords } from "./parameterWords.ts";
import type { DescribedScenario } from "./statesDocument.ts";

/** The mock's scenarios with the words for their parameters, in the registry's order. */
export function describedScenarios(): DescribedScenario[] {
  const words = new Map<string, Readonly<Record<string, string>>>(Object.entries(parameterWords));
  return Object.entries(scenarios).map(([name, { description, parameters }]) => {
    const usual = new Map<string, unknown>(Object.entries(v.getDefaults(parameters)));
    const own = Object.entries(words.get(name) ?? {});
    return {
      name,
      description,
      parameters: own.map(([parameter, said]) => ({
        name: parameter,
        words: said,
        usual: usual.get(parameter),
      })),
    };
  });
}
