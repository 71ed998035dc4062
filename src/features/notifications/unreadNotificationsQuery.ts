import { queryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
} from "./unreadNotifications.generated.ts";

const pageSize = 50;

export type UnreadNotifications = NonNullable<UnreadNotificationsQuery["unreadNotifications"]>;

export type UnreadNotification = UnreadNotifications["items"][number];

/** The first page of unread notifications; loaded once, before the first cabinet page opens. */
export function unreadNotificationsQuery() {
  return queryOptions({
    queryKey: queryKeys.notifications,
    queryFn: async ({ signal }): Promise<UnreadNotifications> => {
      const { unreadNotifications } = await requestMainApi(
        UnreadNotificationsDocument,
        { take: pageSize, skip: 0 },
        { signal },
      );
      return requireFound(unreadNotifications, "The list of notifications");
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isAccountData: true },
  });
}
