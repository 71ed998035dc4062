import type { InferInput } from "valibot";
import type { Country } from "../mock-server/generated/mainApi.ts";
import type { PersonaName } from "../mock-server/world/countries/countrySeed.ts";
import type { ScenarioName, scenarios } from "../mock-server/world/scenarios/scenarios.ts";

/** What a provider must know beyond the scenario's name to bring a state about. A type, since Pact wants plain JSON. */
export type StateParameters<Name extends ScenarioName = ScenarioName> = {
  country: Country;
  /** What the scenario takes beyond its name. */
  scenario?: InferInput<(typeof scenarios)[Name]["parameters"]>;
  /** Who calls, with a token from the provider state; nobody is signed in where it is missing. */
  persona?: PersonaName;
};

/** A provider state: the name of one of the mock's scenarios, and in which country and for whom. */
export function providerState<
  Name extends ScenarioName,
  const Parameters extends StateParameters<NoInfer<Name>>,
>(scenario: Name, parameters: Parameters): [Name, Parameters] {
  return [scenario, parameters];
}
