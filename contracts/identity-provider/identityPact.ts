import {
  PactV3,
  SpecificationVersion,
  type V3ProviderState,
  type V3Request,
  type V3Response,
} from "@pact-foundation/pact";
import { generatedPacts } from "../pactFolders.ts";

/**
 * The pact with the sign-in provider. Of Pact's two interfaces the older one alone takes matchers in a posted form; what
 * it writes is the same.
 */
export function identityPact() {
  const pact = new PactV3({
    consumer: "portal",
    provider: "identity-provider",
    dir: generatedPacts,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: "warn",
  });
  return {
    addInteraction(
      [state, parameters]: [string, Required<V3ProviderState>["parameters"]],
      description: string,
      call: V3Request,
      answer: V3Response,
    ): void {
      pact.addInteraction({
        states: [{ description: state, parameters }],
        uponReceiving: description,
        withRequest: call,
        willRespondWith: answer,
      });
    },
    /** Runs the portal's code against Pact's stand-in at `url`; all interactions added must come. */
    execute: <T>(run: (url: string) => Promise<T>): Promise<T | undefined> =>
      pact.executeTest(({ url }) => run(url)),
  };
}
