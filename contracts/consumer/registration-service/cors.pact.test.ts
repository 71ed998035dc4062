import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { registeredWindowsQuery } from "#features/windows/list/registeredWindowsQuery.ts";
import {
  RegisteredWindowsDocument,
  type RegisteredWindowsQuery,
} from "#features/windows/list/windows.generated.ts";
import { createPact } from "../createPact.ts";
import { registrationOperation } from "../matching/requests.ts";
import { corsHeaders, dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";

const pact = createPact("registration-service");
const state = providerState("empty", { country: "DE", persona: "ben" });
const sentHeaders = ["authorization", "content-type", "x-taglys-locale"];

describe("CORS of the registration service", () => {
  it("allows the portal's origin to read responses", async () => {
    const registeredWindows = { items: [], hasNextPage: false };

    const loaded = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving("registeredWindows allows the portal's origin to read the response")
      .withRequest(
        "POST",
        "/graphql",
        registrationOperation(RegisteredWindowsDocument, {
          order: { createdAt: "DESC" },
          take: 6,
          skip: 0,
        }),
      )
      .willRespondWith(200, (response) => {
        dataResponse<RegisteredWindowsQuery>({ registeredWindows })(response);
        response.headers(corsHeaders);
      })
      .executeTest(({ url }) => createSignedInClient(url).fetchInfiniteQuery(registeredWindowsQuery()));

    expect(loaded?.pages).toEqual([registeredWindows]);
  });

  it("allows the portal's origin to send requests", async () => {
    // What a browser sends by itself before the portal's request.
    const status = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving("OPTIONS graphql allows the portal's origin")
      .withRequest("OPTIONS", "/graphql", (request) =>
        request.headers({
          origin: fromState("portalOrigin"),
          "access-control-request-method": "POST",
          "access-control-request-headers": sentHeaders.join(","),
        }),
      )
      .willRespondWith(MatchersV3.matchStatus(204, [200, 204]), (response) =>
        response.headers({
          ...corsHeaders,
          "Access-Control-Allow-Headers": MatchersV3.regex("^\\S.*$", sentHeaders.join(", ")),
        }),
      )
      .executeTest(async ({ url }) => {
        const headers = {
          origin: exampleValues.portalOrigin,
          "access-control-request-method": "POST",
          "access-control-request-headers": sentHeaders.join(","),
        };
        return (await fetch(`${url}/graphql`, { method: "OPTIONS", headers })).status;
      });

    expect(status).toBe(204);
  });
});
