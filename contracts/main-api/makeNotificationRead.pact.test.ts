import { expect, test } from "vitest";
import {
  MakeNotificationReadDocument,
  type MakeNotificationReadMutation,
} from "../../src/api/generated/main/graphql.ts";
import { makeNotificationRead } from "../../src/features/notifications/makeNotificationRead.ts";
import { data, refused } from "../matching/answers.ts";
import { signedInOperation } from "../matching/requests.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const pact = portalPactWith("main-api");
const withNews = providerState("request", {
  country: "DE",
  persona: "clara",
  scenario: { notifications: 1 },
});

test("[R7.24] marks a notification as read", async () => {
  const variables = { notificationId: "notification-1" };

  const wasUnread = await pact
    .addInteraction()
    .given(...withNews)
    .uponReceiving("makeNotificationRead")
    .withRequest("POST", "/graphql", signedInOperation(MakeNotificationReadDocument, variables))
    .willRespondWith(200, data<MakeNotificationReadMutation>({ makeNotificationRead: true }))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return makeNotificationRead("notification-1");
    });

  expect(wasUnread).toBe(true);
});

test("[R7.24] marks no notification that is not there", async () => {
  const error = await pact
    .addInteraction()
    .given(...withNews)
    .uponReceiving("makeNotificationRead of an unknown one")
    .withRequest(
      "POST",
      "/graphql",
      signedInOperation(MakeNotificationReadDocument, { notificationId: "none" }),
    )
    .willRespondWith(200, refused("NOT_FOUND"))
    .executeTest(({ url }) => {
      visitSignedIn(url);
      return makeNotificationRead("none").catch((reason: unknown) => reason);
    });

  expect(error).toMatchObject({ name: "GraphQlError", code: "NOT_FOUND" });
});
