import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "../../../src/api/graphqlClient.ts";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
  UnreadNotificationsWithoutTypeDocument,
  type UnreadNotificationsWithoutTypeQuery,
} from "../../../src/features/notifications/notifications.generated.ts";
import { unreadNotificationsQuery } from "../../../src/features/notifications/unreadNotificationsQuery.ts";
import { createPact } from "../createPact.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";
import { repeatFromState } from "../stateValues.ts";
import { notification } from "./templates/notificationTemplate.ts";

const { eachLike, equal, integer, reify } = MatchersV3;
const pact = createPact("main-api");
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

  it("returns unread notifications alone, the newest first, and counts all of them", async () => {
    // One notification, because a page may be shorter than requested.
    const variables = { take: 1, skip: 2 };
    const unreadNotifications: Template<UnreadNotificationsQuery["unreadNotifications"]> = {
      totalCount: equal(3),
      items: [
        { ...notification, id: repeatFromState("notificationId3"), projectId: repeatFromState("projectId") },
      ],
    };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("lists", { country: "DE", persona: "clara" }))
      .uponReceiving("unreadNotifications returns, of three notifications, the third")
      .withRequest("POST", "/graphql", signedInOperation(UnreadNotificationsDocument, variables))
      .willRespondWith(200, dataResponse<UnreadNotificationsQuery>({ unreadNotifications }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return requestMainApi(UnreadNotificationsDocument, variables);
      });

    expect(loaded).toEqual({ unreadNotifications: reify(unreadNotifications) });
  });

  it("returns what the specification lists of unread notifications", async () => {
    const { type: _type, metadata: _metadata, ...listed } = notification;
    const unreadNotifications: Template<UnreadNotificationsWithoutTypeQuery["unreadNotifications"]> = {
      totalCount: integer(1),
      items: eachLike(listed),
    };
    const variables = { take: 50, skip: 0 };

    const loaded = await pact
      .addInteraction()
      .given(...providerState("standing", { country: "DE", persona: "clara" }))
      .uponReceiving("unreadNotifications returns unread notifications without types")
      .withRequest("POST", "/graphql", signedInOperation(UnreadNotificationsWithoutTypeDocument, variables))
      .willRespondWith(200, dataResponse<UnreadNotificationsWithoutTypeQuery>({ unreadNotifications }))
      .executeTest(({ url }) => {
        createSignedInClient(url);
        return requestMainApi(UnreadNotificationsWithoutTypeDocument, variables);
      });

    expect(loaded).toEqual({ unreadNotifications: reify(unreadNotifications) });
  });

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
