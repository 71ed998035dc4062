import { describe, expect, it } from "vitest";
import { testAuthorization, testForeignRecords } from "../../authorizationTests.ts";
import { createPact } from "../../createPact.ts";
import { dataResponse } from "../../matching/responses.ts";
import { createSignedInClient } from "../../portalClient.ts";
import { providerState } from "../../providerState.ts";
import { createRecordOperations, listSignedInOperations } from "./signedInOperations.ts";

const pact = createPact("main-api");
const scenario = { attachments: 1, notifications: 1 };

testAuthorization(pact, listSignedInOperations(), {
  withoutToken: providerState("request", { country: "DE", scenario }),
  withExpiredToken: providerState("request", { country: "DE", persona: "clara", scenario, token: "expired" }),
});

describe("Operations on a record of another customer", () => {
  const { queries, mutations } = createRecordOperations({
    requestName: "foreignRequestId",
    attachmentName: "foreignAttachmentId",
    notificationName: "foreignNotificationId",
  });
  const claraState = providerState("lists", { country: "DE", persona: "clara" });

  it.each(queries)("fail as for an unknown id: $name", async ({ name, signedIn, send }) => {
    const error = await pact
      .addInteraction()
      .given(...claraState)
      .uponReceiving(`${name} returns null for an installer request of another customer`)
      .withRequest("POST", "/graphql", signedIn)
      .willRespondWith(200, dataResponse<Record<string, null>>({ [name]: null }))
      .executeTest(({ url }) => send(createSignedInClient(url)).catch((reason: unknown) => reason));

    expect(error).toMatchObject({ name: "NotFoundError" });
  });

  testForeignRecords(pact, mutations, claraState);
});
