import { describe, expect, it } from "vitest";
import {
  MakeNotificationReadDocument,
  type MakeNotificationReadMutation,
} from "../../../src/features/notifications/makeNotificationRead.generated.ts";
import { makeNotificationRead } from "../../../src/features/notifications/useMakeNotificationRead.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse, graphQlErrors } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";

const pact = createPact("main-api");
const unreadState = providerState("request", {
  country: "DE",
  persona: "clara",
  scenario: { notifications: 1 },
});

describe("MakeNotificationRead mutation", () => {
  it("marks a notification as read and returns whether it was unread", { tags: ["R7.24"] }, async () => {
    const variables = { notificationId: fromState("notificationId") };

    const wasUnread = await pact
      .addInteraction()
      .given(...unreadState)
      .uponReceiving("makeNotificationRead marks a notification as read")
      .withRequest("POST", "/graphql", signedInOperation(MakeNotificationReadDocument, variables))
      .willRespondWith(200, dataResponse<MakeNotificationReadMutation>({ makeNotificationRead: true }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return makeNotificationRead(exampleValues.notificationId);
      });

    expect(wasUnread).toBe(true);
  });

  it("fails with NOT_FOUND for an unknown notification", { tags: ["R7.24"] }, async () => {
    const error = await pact
      .addInteraction()
      .given(...unreadState)
      .uponReceiving("makeNotificationRead rejects an unknown notification (NOT_FOUND)")
      .withRequest(
        "POST",
        "/graphql",
        signedInOperation(MakeNotificationReadDocument, { notificationId: fromState("unknownId") }),
      )
      .willRespondWith(...graphQlErrors("NOT_FOUND"))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return makeNotificationRead(exampleValues.unknownId).catch((reason: unknown) => reason);
      });

    expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
  });
});
