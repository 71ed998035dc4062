import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
} from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";

export const notificationsPageSize = 50;

export type UnreadNotifications = NonNullable<UnreadNotificationsQuery["unreadNotifications"]>;

/** One of the unread notifications. */
export type UnreadNotification = UnreadNotifications["items"][number];

/** The first unread notifications; loaded once before a cabinet page opens. */
export function unreadNotificationsQuery() {
  return queryOptions({
    queryKey: ["unreadNotifications"],
    queryFn: async ({ signal }): Promise<UnreadNotifications> => {
      const { unreadNotifications } = await requestMainApi(
        UnreadNotificationsDocument,
        { take: notificationsPageSize, skip: 0 },
        { signal },
      );
      return requireFound(unreadNotifications, "The list of notifications");
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { ofAccount: true },
  });
}
