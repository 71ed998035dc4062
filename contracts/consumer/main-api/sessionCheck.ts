import { MatchersV3, type PactV4 } from "@pact-foundation/pact";
import { signedInRequest } from "../matching/requests.ts";
import { providerState } from "../providerState.ts";

/** The portal reads only the status, and never from a cache. */
export function addSessionCheck(pact: PactV4) {
  return pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "clara" }))
    .uponReceiving("GET /api/auth/me accepts a valid token")
    .withRequest("GET", "/api/auth/me", signedInRequest)
    .willRespondWith(MatchersV3.matchStatus(200, [200, 204]), (response) =>
      response.headers({ "Cache-Control": MatchersV3.regex("(?i)no-store|no-cache|max-age=0", "no-store") }),
    );
}
