import { createHash } from "node:crypto";
import { MatchersV3 } from "@pact-foundation/pact";
import { expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import { getApiClient } from "#api/send.ts";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import operations from "#schema/operations.json" with { type: "json" };
import { ShowAccountDocument } from "#session/account.generated.ts";
import { createPact } from "../createPact.ts";
import { mainApiHeaders, signedInHeaders } from "../matching/requests.ts";
import { jsonResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

// A separate pact, since only services that execute registered documents keep it.
const pact = createPact("main-api-registered-documents");

it("requestMainApi sends showAccount as the SHA-256 of its document in the field id", async () => {
  const data = {
    showAccount: {
      id: repeatFromState("accountId"),
      firstName: repeatFromState("firstName"),
      lastName: repeatFromState("lastName"),
      email: repeatFromState("email"),
    },
  };
  const id = createHash("sha256").update(operations.ShowAccount).digest("hex");
  const received = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "clara" }))
    .uponReceiving("showAccount is executed by the SHA-256 of its document in the field id")
    .withRequest("POST", "/graphql", (request) => {
      const headers = { ...mainApiHeaders, ...signedInHeaders, "Content-Type": "application/json" };
      request.headers(headers).jsonBody({ id, variables: {} });
    })
    .willRespondWith(200, jsonResponse({ data }))
    .executeTest(({ url }) => {
      createSignedInClient(url);
      getApiClient().documentIdField = "id";
      return requestMainApi(ShowAccountDocument, {});
    });
  expect(received).toEqual(MatchersV3.reify(data));
});
