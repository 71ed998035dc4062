import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import {
  MakeNotificationReadDocument,
  type MakeNotificationReadMutation,
} from "#features/notifications/makeNotificationRead.generated.ts";
import { makeNotificationRead } from "#features/notifications/useMakeNotificationRead.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { exampleValues, fromState } from "../stateValues.ts";

const pact = createPact("main-api");
const { testError } = createEffectTests(pact, signedInOperation, requestMainApi);
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

  testError(
    "makeNotificationRead rejects an unknown notification",
    unreadState,
    MakeNotificationReadDocument,
    { notificationId: fromState("unknownId") },
    "NOT_FOUND",
    { tags: ["R7.24"] },
  );
});
