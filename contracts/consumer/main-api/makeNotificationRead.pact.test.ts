import { MatchersV3 } from "@pact-foundation/pact";
import { describe } from "vitest";
import { fromState, referToValue, repeatFromState } from "#contracts/pact/stateValues.ts";
import { MakeNotificationReadDocument } from "#features/notifications/makeNotificationRead.generated.ts";
import { UnreadNotificationsDocument } from "#features/notifications/notifications.generated.ts";
import { makeNotificationRead } from "#features/notifications/useMakeNotificationRead.ts";
import { foreignState, mainApi } from "../operationTests.ts";
import { providerState } from "../providerState.ts";

const { equal } = MatchersV3;
const { testData, testMissing } = mainApi;
const country = "DE";
const persona = "clara";
const unreadState = providerState("request", { country, persona, scenario: { notifications: 1 } });

describe("makeNotificationRead", () => {
  testData(
    "makeNotificationRead marks a notification as read",
    foreignState,
    MakeNotificationReadDocument,
    { notificationId: fromState("notificationId") },
    { makeNotificationRead: true },
    { send: (_, { notificationId }) => makeNotificationRead(notificationId) },
  );

  testMissing(
    "makeNotificationRead",
    ["notification", unreadState],
    "Notification",
    MakeNotificationReadDocument,
    (notificationId) => ({ notificationId }),
  );

  const after = {
    mutation: "makeNotificationRead",
    variables: { notificationId: referToValue("notificationId") },
  };
  testData(
    "unreadNotifications returns the others alone after makeNotificationRead",
    providerState("lists", { country, persona, after }),
    UnreadNotificationsDocument,
    { skip: 0 },
    {
      unreadNotifications: {
        totalCount: equal(3),
        items: (["notificationId2", "notificationId3", "notificationId4"] as const).map((name) => ({
          id: repeatFromState(name),
        })),
      },
    },
  );
});
