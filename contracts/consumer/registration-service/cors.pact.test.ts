import { MatchersV3 } from "@pact-foundation/pact";
import { expect, it } from "vitest";
import { fromState } from "#contracts/pact/stateValues.ts";
import { createPact } from "../createPact.ts";
import { corsHeaders } from "../matching/responses.ts";
import { providerState } from "../providerState.ts";

const pact = createPact("registration-service");
/** The headers of the portal's requests to an origin other than the main API's. */
const sentHeaders = ["authorization", "content-type", "x-taglys-locale"];
/** The preflight request, which a browser sends by itself. */
const preflightHeaders = {
  "access-control-request-method": "POST",
  "access-control-request-headers": sentHeaders.join(","),
};

it("allows the portal's origin to send requests", async () => {
  const status = await pact
    .addInteraction()
    .given(...providerState("empty", { country: "DE", persona: "ben" }))
    .uponReceiving("OPTIONS graphql allows the portal's origin")
    .withRequest("OPTIONS", "/graphql", (request) =>
      request.headers({ origin: fromState("portalOrigin"), ...preflightHeaders }),
    )
    .willRespondWith(MatchersV3.matchStatus(204, [200, 204]), (response) =>
      response.headers({
        ...corsHeaders,
        "Access-Control-Allow-Headers": MatchersV3.regex("^\\S.*$", sentHeaders.join(", ")),
      }),
    )
    .executeTest(async ({ url }) => {
      const response = await fetch(`${url}/graphql`, { method: "OPTIONS", headers: preflightHeaders });
      return response.status;
    });

  expect(status).toBe(204);
});
