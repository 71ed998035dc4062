import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import type { CampaignList } from "#api/generated/rest.ts";
import { getCampaigns } from "#api/restClient.ts";
import { storeClientToken } from "#api/send.ts";
import { exampleValues, fromState } from "#contracts/pact/stateValues.ts";
import { createPact } from "../createPact.ts";
import { anonymousRequest, requestWithClientToken } from "../matching/requests.ts";
import { jsonResponse } from "../matching/responses.ts";
import { createAnonymousClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

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

  it("fails with 403 if its signature is another one", async () => {
    const clientToken = { "x-client-token": exampleValues.clientToken, "x-client-signature": "another" };

    const error = await pact
      .addInteraction()
      .given(...state)
      .uponReceiving("GET /api/campaigns rejects a client token with another signature (403)")
      .withRequest("GET", "/api/campaigns", (request) => {
        anonymousRequest(request);
        request.headers({ ...clientToken, "x-client-token": fromState("clientToken") });
      })
      .willRespondWith(403)
      .executeTest(({ url }) => {
        createAnonymousClient(url);
        storeClientToken(new Headers(clientToken));
        return getCampaigns().catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ kind: "refused", status: 403 });
  });
});
