import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { CampaignList } from "#api/generated/rest.ts";
import { getCampaigns } from "#api/restClient.ts";
import { createPact } from "../createPact.ts";
import { anonymousRequest, requestWithClientToken } from "../matching/requests.ts";
import { jsonResponse } from "../matching/responses.ts";
import { createAnonymousClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues } from "../stateValues.ts";

const { like, regex } = MatchersV3;
const pact = createPact("main-api");
const state = providerState("empty", { country: "DE" });

describe("Client token of the main API", () => {
  it("is sent with its signature in every request after the response that issued it", async () => {
    pact
      .addInteraction()
      .given(...state)
      .uponReceiving("GET /api/campaigns returns a client token and its signature")
      .withRequest("GET", "/api/campaigns", anonymousRequest)
      .willRespondWith(200, (response) => {
        jsonResponse<CampaignList>({ data: like([]) })(response);
        response.headers({
          "x-client-token": regex("^\\S+$", exampleValues.clientToken),
          "x-client-signature": regex("^\\S+$", exampleValues.clientSignature),
        });
      });
    const loaded = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving("GET /api/campaigns accepts a client token with its signature")
      .withRequest("GET", "/api/campaigns", requestWithClientToken)
      .willRespondWith(200, jsonResponse<CampaignList>({ data: like([]) }))
      .executeTest(async ({ url }) => {
        createAnonymousClient(url);
        return [await getCampaigns(), await getCampaigns()];
      });

    expect(loaded).toEqual([[], []]);
  });
});
