import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
  UnreadNotificationsWithoutTypeDocument,
} from "#features/notifications/notifications.generated.ts";
import { unreadNotificationsQuery } from "#features/notifications/unreadNotificationsQuery.ts";
import { createPact } from "../createPact.ts";
import { createEffectTests } from "../effect.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { repeatFromState } from "../stateValues.ts";
import { notification } from "./templates/notificationTemplate.ts";

const { eachLike, equal, integer, reify } = MatchersV3;
const pact = createPact("main-api");
const { testData } = createEffectTests(pact, signedInOperation, requestMainApi);
const firstPage = signedInOperation(UnreadNotificationsDocument, { take: 50, skip: 0 });

describe("UnreadNotifications query", () => {
  it("returns unread notifications", async () => {
    const unreadNotifications: Template<UnreadNotificationsQuery["unreadNotifications"]> = {
      totalCount: integer(1),
      items: eachLike(notification),
    };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "clara" }))
      .uponReceiving("unreadNotifications returns unread notifications")
      .withRequest("POST", "/graphql", firstPage)
      .willRespondWith(200, dataResponse<UnreadNotificationsQuery>({ unreadNotifications }))
      .executeTest(({ url }) => createSignedInClient(url).fetchInfiniteQuery(unreadNotificationsQuery()));

    expect(loaded?.pages).toEqual([reify(unreadNotifications)]);
  });

  // One at a time, because a page may be shorter than requested. The last is about an archived project.
  for (const { what, skip, item } of [
    { what: "the second", skip: 1, item: ["notificationId2", "projectId"] },
    { what: "the third", skip: 2, item: ["notificationId3", "projectId"] },
    { what: "the last one", skip: 3, item: ["notificationId4", "projectId4"] },
    { what: "none after the last one", skip: 4, item: undefined },
  ] as const) {
    testData(
      `unreadNotifications returns, of four notifications, ${what}`,
      providerState("lists", { country: "DE", persona: "clara" }),
      UnreadNotificationsDocument,
      { take: 1, skip },
      {
        unreadNotifications: {
          totalCount: equal(4),
          items: item
            ? [{ ...notification, id: repeatFromState(item[0]), projectId: repeatFromState(item[1]) }]
            : [],
        },
      },
    );
  }

  const { type: _type, metadata: _metadata, ...specified } = notification;
  testData(
    "unreadNotifications returns unread notifications without types",
    providerState("standing", { country: "DE", persona: "clara" }),
    UnreadNotificationsWithoutTypeDocument,
    { take: 50, skip: 0 },
    { unreadNotifications: { totalCount: integer(1), items: eachLike(specified) } },
  );

  it("returns an empty list if none is unread", async () => {
    const unreadNotifications = { totalCount: 0, items: [] };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "ben" }))
      .uponReceiving("unreadNotifications returns an empty list if none is unread")
      .withRequest("POST", "/graphql", firstPage)
      .willRespondWith(200, dataResponse<UnreadNotificationsQuery>({ unreadNotifications }))
      .executeTest(({ url }) => createSignedInClient(url).fetchInfiniteQuery(unreadNotificationsQuery()));

    expect(loaded?.pages).toEqual([unreadNotifications]);
  });
});
