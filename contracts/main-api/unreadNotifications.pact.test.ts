import { MatchersV3 } from "@pact-foundation/pact";
import { expect, test } from "vitest";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
} from "../../src/api/generated/main/graphql.ts";
import { unreadNotificationsQuery } from "../../src/features/notifications/unreadNotificationsQuery.ts";
import { data } from "../matching/answers.ts";
import { oneOf } from "../matching/enumerations.ts";
import { signedInOperation } from "../matching/requests.ts";
import type { Template } from "../matching/template.ts";
import { dateTime, text } from "../matching/values.ts";
import { portalPactWith, visitSignedIn } from "../portal.ts";
import { providerState } from "../providerStates.ts";

const { eachLike, integer, reify } = MatchersV3;
const pact = portalPactWith("main-api");
const firstPage = signedInOperation(UnreadNotificationsDocument, { take: 50, skip: 0 });

test("loads unread notifications", async () => {
  const unreadNotifications: Template<UnreadNotificationsQuery["unreadNotifications"]> = {
    totalCount: integer(1),
    items: eachLike({
      id: text("notification-1"),
      type: oneOf("NotificationType", "OFFER_RECEIVED"),
      projectId: text("project-1"),
      createdAt: dateTime("2026-03-09T14:05:00Z"),
      metadata: { projectType: oneOf("ProjectModuleType", "ROOF_WINDOW") },
    }),
  };

  const loaded = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "clara" }))
    .uponReceiving("unreadNotifications where there are some")
    .withRequest("POST", "/graphql", firstPage)
    .willRespondWith(200, data<UnreadNotificationsQuery>({ unreadNotifications }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(unreadNotificationsQuery()));

  expect(loaded).toEqual(reify(unreadNotifications));
});

test("loads no notification where none is unread", async () => {
  const unreadNotifications = { totalCount: 0, items: [] };

  const loaded = await pact
    .addInteraction()
    .given(...providerState("standing", { country: "DE", persona: "ben" }))
    .uponReceiving("unreadNotifications where there are none")
    .withRequest("POST", "/graphql", firstPage)
    .willRespondWith(200, data<UnreadNotificationsQuery>({ unreadNotifications }))
    .executeTest(({ url }) => visitSignedIn(url).fetchQuery(unreadNotificationsQuery()));

  expect(loaded).toEqual(unreadNotifications);
});
