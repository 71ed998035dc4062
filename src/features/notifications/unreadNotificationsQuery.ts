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

/** All notifications that have been loaded, and how many are unread in all. */
export function joinPages(pages: readonly UnreadNotifications[]): UnreadNotifications {
  return { totalCount: pages.at(-1)?.totalCount ?? 0, items: pages.flatMap(({ items }) => items) };
}

/** Unread notifications in pages. The first page is loaded once, before the first cabinet page opens. */
export function unreadNotificationsQuery() {
  return infiniteQueryOptions({
    queryKey: queryKeys.notifications,
    queryFn: async ({ pageParam, signal }): Promise<UnreadNotifications> => {
      const { unreadNotifications } = await requestMainApi(
        UnreadNotificationsDocument,
        { take: pageSize, skip: pageParam * pageSize },
        { signal, abortKey: "unreadNotifications" },
      );
      return requireFound(unreadNotifications, "The list of notifications");
    },
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages, lastPage) =>
      pages.length * pageSize < totalCount ? lastPage + 1 : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isAccountData: true },
  });
}
