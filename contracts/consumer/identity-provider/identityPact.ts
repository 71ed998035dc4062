import { PactV3, SpecificationVersion, type V3Request, type V3Response } from "@pact-foundation/pact";
import { generatedPactsFolder } from "#contracts/pact/pactFiles.ts";
import type { GivenState } from "../providerState.ts";

/**
 * The pact with the identity provider. It uses Pact's older interface, the only one that takes matchers in a form body;
 * the file that it writes is of the same version 4.
 */
export function createIdentityPact() {
  const pact = new PactV3({
    consumer: "portal",
    provider: "identity-provider",
    dir: generatedPactsFolder,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: "error",
  });
  return {
    addInteraction(
      [description, parameters]: GivenState,
      uponReceiving: string,
      request: V3Request,
      response: V3Response,
    ): void {
      pact.addInteraction({
        states: [{ description, parameters }],
        uponReceiving,
        withRequest: request,
        willRespondWith: response,
      });
    },
    /** Runs `test` against Pact's mock server. Fails unless all added interactions took place. */
    executeTest: <T>(test: (url: string) => Promise<T>): Promise<T | undefined> =>
      pact.executeTest(({ url }) => test(url)),
  };
}
