import type { PactV4 } from "@pact-foundation/pact";
import type { InferInput } from "valibot";
import type { ScenarioName, scenarios } from "#mock-server/scenarios/scenarios.ts";
import type { PersonaName } from "#mock-server/seeds/countries/countrySeed.ts";
import type { Country } from "#schema/locales.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The parameters of a provider state. A type alias rather than an interface, since Pact expects an index signature. */
type StateParameters<Name extends ScenarioName> = {
  country: Country;
  /** The scenario's own parameters. */
  scenario?: InferInput<(typeof scenarios)[Name]["parameters"]>;
  /** The signed-in customer. The provider state supplies the id token. */
  persona?: PersonaName;
  /** The locale of the request and of the values of contents. Default: the country's first. */
  locale?: string;
  /** Makes the id token invalid, so that a service has to refuse it. */
  token?: "expired" | "forged" | "otherClient" | "otherTenant";
  /** A mutation that the persona, or another one, has run before. Its variables refer to values of the state. */
  after?: {
    mutation: string;
    variables: { [name: string]: Json };
    persona?: PersonaName;
  };
  /** The nonce of the sign-in that issued the state's codes. */
  nonce?: string;
};

/** A provider state is a scenario of the mock backend, in a country and for a persona. Spread it into `given(…)`. */
export function providerState<Name extends ScenarioName>(
  scenario: Name,
  parameters: StateParameters<NoInfer<Name>>,
): GivenState {
  // The cast is needed because Pact declares its arrays as mutable.
  return [scenario, parameters] as [string, object] as GivenState;
}

/** The arguments of `given`, which `providerState` returns. */
type Given = Required<Parameters<ReturnType<PactV4["addInteraction"]>["given"]>>;
export type GivenState = [name: Given[0], parameters: Given[1] & { locale?: string }];
