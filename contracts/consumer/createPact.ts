import { PactV4 } from "@pact-foundation/pact";
import { generatedPactsFolder } from "../pact/pactFiles.ts";

/** The services that the portal calls, by their names in the pacts. */
export type ProviderName =
  | "main-api"
  | "main-api-registered-documents"
  | "registration-service"
  | "identity-provider";

export function createPact(provider: ProviderName): PactV4 {
  return new PactV4({ consumer: "portal", provider, dir: generatedPactsFolder, logLevel: "error" });
}
