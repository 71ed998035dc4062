import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import { requestMainApi } from "#api/graphqlClient.ts";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
  UnreadNotificationsWithoutTypeDocument,
  type UnreadNotificationsWithoutTypeQuery,
} from "#features/notifications/notifications.generated.ts";
import { unreadNotificationsQuery } from "#features/notifications/unreadNotificationsQuery.ts";
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

  // One at a time, because a page may be shorter than requested. The last is about an archived project.
  it.each([
    { what: "the second", skip: 1, item: ["notificationId2", "projectId"] },
    { what: "the third", skip: 2, item: ["notificationId3", "projectId"] },
    { what: "the last one", skip: 3, item: ["notificationId4", "projectId4"] },
    { what: "none after the last one", skip: 4 },
  ] as const)(
    "returns, of four notifications, $what, and counts all of them",
    async ({ what, skip, ...rest }) => {
      const variables = { take: 1, skip };
      const [id, projectId] = "item" in rest ? rest.item : [];
      const unreadNotifications: Template<UnreadNotificationsQuery["unreadNotifications"]> = {
        totalCount: equal(4),
        items: id
          ? [{ ...notification, id: repeatFromState(id), projectId: repeatFromState(projectId) }]
          : [],
      };

      const loaded = await pact
        .addInteraction()
        .given(...providerState("lists", { country: "DE", persona: "clara" }))
        .uponReceiving(`unreadNotifications returns, of four notifications, ${what}`)
        .withRequest("POST", "/graphql", signedInOperation(UnreadNotificationsDocument, variables))
        .willRespondWith(200, dataResponse<UnreadNotificationsQuery>({ unreadNotifications }))
        .executeTest(({ url }) => {
          createSignedInClient(url);
          return requestMainApi(UnreadNotificationsDocument, variables);
        });

      expect(loaded).toEqual({ unreadNotifications: reify(unreadNotifications) });
    },
  );

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
