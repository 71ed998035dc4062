import { MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { describe } from "vitest";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  UnreadNotificationsDocument,
  UnreadNotificationsWithoutTypeDocument,
} from "#features/notifications/notifications.generated.ts";
import { unreadNotificationsQuery } from "#features/notifications/unreadNotificationsQuery.ts";
import { mainApi } from "../operationTests.ts";
import { providerState } from "../providerState.ts";
import { notification } from "./templates/notificationTemplate.ts";

const { eachLike, equal, integer } = MatchersV3;
const { testData } = mainApi;
const country = "DE";
const firstPage = { skip: 0 };
const loadFirstPage = async (client: QueryClient) => {
  const { pages } = await client.fetchInfiniteQuery(unreadNotificationsQuery());
  return pages[0];
};

describe("unreadNotifications", () => {
  testData(
    "unreadNotifications returns unread notifications",
    providerState("standing", { country, persona: "clara" }),
    UnreadNotificationsDocument,
    firstPage,
    {
      unreadNotifications: {
        totalCount: equal(3),
        items: (["notificationId", "notificationId2", "notificationId3"] as const).map((name) => ({
          ...notification,
          id: repeatFromState(name),
          projectId: repeatFromState("projectId"),
        })),
      },
    },
    { send: loadFirstPage },
  );

  // One at a time, because a page may be shorter than requested. The last is about an archived project.
  for (const { what, skip, item } of [
    { what: "the second", skip: 1, item: ["notificationId2", "projectId"] },
    { what: "the third", skip: 2, item: ["notificationId3", "projectId"] },
    { what: "the last one", skip: 3, item: ["notificationId4", "projectId4"] },
    { what: "none after the last one", skip: 4, item: undefined },
  ] as const) {
    testData(
      `unreadNotifications returns, of four notifications, ${what}`,
      providerState("lists", { country, persona: "clara" }),
      UnreadNotificationsDocument.withPageSize(1),
      { skip },
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
    providerState("standing", { country, persona: "clara" }),
    UnreadNotificationsWithoutTypeDocument,
    firstPage,
    { unreadNotifications: { totalCount: integer(1), items: eachLike(specified) } },
  );

  testData(
    "unreadNotifications returns an empty list if none is unread",
    providerState("standing", { country, persona: "ben" }),
    UnreadNotificationsDocument,
    firstPage,
    { unreadNotifications: { totalCount: 0, items: [] } },
    { send: loadFirstPage },
  );
});
