import type { InferInput } from "valibot";
import type { Country } from "../../mock-server/generated/mainApi.ts";
import type { ScenarioName, scenarios } from "../../mock-server/scenarios/scenarios.ts";
import type { PersonaName } from "../../mock-server/seeds/countries/countrySeed.ts";

/** The parameters of a provider state. A type alias rather than an interface, since Pact expects an index signature. */
type StateParameters<Name extends ScenarioName> = {
  country: Country;
  /** The scenario's own parameters. */
  scenario?: InferInput<(typeof scenarios)[Name]["parameters"]>;
  /** The signed-in customer. The provider state supplies the id token. */
  persona?: PersonaName;
};

/** A provider state is a scenario of the mock backend, in a country and for a persona. Spread it into `given(…)`. */
export function providerState<
  Name extends ScenarioName,
  const Parameters extends StateParameters<NoInfer<Name>>,
>(scenario: Name, parameters: Parameters): [Name, Parameters] {
  return [scenario, parameters];
}
