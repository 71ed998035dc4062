import type { PactV4 } from "@pact-foundation/pact";
import type { SessionCheck } from "../../src/api/generated/rest.ts";
import { json } from "../matching/answers.ts";
import { signedInCall } from "../matching/requests.ts";
import { text } from "../matching/values.ts";
import { providerState } from "../providerStates.ts";

/** Adds the session check of a customer who is signed in. */
export function addSessionCheck(pact: PactV4) {
  return pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "anna" }))
    .uponReceiving("the session check with a good token")
    .withRequest("GET", "/api/auth/me", signedInCall)
    .willRespondWith(200, json<SessionCheck>({ data: { customerAccountId: text("account-1") } }));
}
