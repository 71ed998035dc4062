import { infiniteQueryOptions } from "@tanstack/react-query";
import { requireFound } from "../../api/errors.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import {
  UnreadNotificationsDocument,
  type UnreadNotificationsQuery,
} from "./unreadNotifications.generated.ts";

export const pageSize = 50;

export type UnreadNotifications = NonNullable<UnreadNotificationsQuery["unreadNotifications"]>;

export type UnreadNotification = UnreadNotifications["items"][number];

/** Unread notifications in pages; the page parameter is how many precede a page. The first page is loaded once, before the first cabinet page opens. */
export function unreadNotificationsQuery() {
  return infiniteQueryOptions({
    queryKey: queryKeys.notifications,
    queryFn: async ({ pageParam, signal }): Promise<UnreadNotifications> => {
      const { unreadNotifications } = await requestMainApi(
        UnreadNotificationsDocument,
        { take: pageSize, skip: pageParam },
        { signal, abortKey: "unreadNotifications" },
      );
      return requireFound(unreadNotifications, "The list of notifications");
    },
    initialPageParam: 0,
    getNextPageParam: ({ totalCount, items }, _pages, skip) =>
      items.length > 0 && skip + items.length < totalCount ? skip + items.length : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isAccountData: true },
  });
}
