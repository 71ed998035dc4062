import type { PactV4 } from "@pact-foundation/pact";
import type { SessionCheck } from "../../../src/api/generated/rest.ts";
import { signedInRequest } from "../matching/requests.ts";
import { jsonResponse } from "../matching/responses.ts";
import { providerState } from "../providerState.ts";
import { repeatFromState } from "../stateValues.ts";

export function addSessionCheck(pact: PactV4) {
  return pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "anna" }))
    .uponReceiving("GET /api/auth/me returns the account of a valid token")
    .withRequest("GET", "/api/auth/me", signedInRequest)
    .willRespondWith(
      200,
      jsonResponse<SessionCheck>({ data: { customerAccountId: repeatFromState("accountId") } }),
    );
}
