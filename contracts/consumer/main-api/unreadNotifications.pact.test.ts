import { MatchersV3 } from "@pact-foundation/pact";
import { describe, expect, it } from "vitest";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
} from "../../../src/features/notifications/unreadNotifications.generated.ts";
import { unreadNotificationsQuery } from "../../../src/features/notifications/unreadNotificationsQuery.ts";
import { createPact } from "../createPact.ts";
import { enumValue } from "../matching/enumValues.ts";
import { signedInOperation } from "../matching/requests.ts";
import { dataResponse } from "../matching/responses.ts";
import type { Template } from "../matching/template.ts";
import { dateTime } from "../matching/values.ts";
import { createSignedInClient } from "../portalClient.ts";
import { providerState } from "../providerState.ts";

const { eachLike, integer, reify, string } = MatchersV3;
const pact = createPact("main-api");
const firstPage = signedInOperation(UnreadNotificationsDocument, { take: 50, skip: 0 });

describe("UnreadNotifications query", () => {
  it("returns unread notifications", async () => {
    const unreadNotifications: Template<UnreadNotificationsQuery["unreadNotifications"]> = {
      totalCount: integer(1),
      items: eachLike({
        id: string("notification-1"),
        type: enumValue("NotificationType", "OFFER_RECEIVED"),
        projectId: string("project-1"),
        createdAt: dateTime("2026-03-09T14:05:00Z"),
        metadata: { projectType: enumValue("ProjectModuleType", "ROOF_WINDOW") },
      }),
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
