import { MatchersV3 } from "@pact-foundation/pact";
import type { QueryClient } from "@tanstack/react-query";
import { describe } from "vitest";
import { repeatFromState } from "#contracts/pact/stateValues.ts";
import {
  UnreadNotificationsDocument,
  UnreadNotificationsWithoutTypeDocument,
} from "#features/notifications/notifications.generated.ts";
import { unreadNotificationsQuery } from "#features/notifications/unreadNotificationsQuery.ts";
import { readSdlEnum } from "../matching/enumValues.ts";
import { objectOrNull } from "../matching/values.ts";
import { mainApi } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { equal } = MatchersV3;
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
          id: repeatFromState(name),
          projectId: repeatFromState("projectId"),
          metadata: objectOrNull(`"projectType":("(${readSdlEnum("ProjectModuleType").join("|")})"|null)`),
        })),
      },
    },
    { send: loadFirstPage },
  );

  testData(
    "unreadNotifications returns unread notifications without types",
    providerState("standing", { country, persona: "clara" }),
    UnreadNotificationsWithoutTypeDocument,
    firstPage,
    { unreadNotifications: {} },
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
