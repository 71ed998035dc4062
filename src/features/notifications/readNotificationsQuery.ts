import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

type Notifications = readonly UnreadNotification[];

const options = {
  queryKey: ["readNotifications"],
  gcTime: Number.POSITIVE_INFINITY,
  meta: { isAccountData: true },
};

/** The notifications that were read during this visit, the last one first: the service lists none that are read. */
export function readNotificationsQuery() {
  return queryOptions<Notifications>({ ...options, queryFn: skipToken });
}

export function keepReadNotification(queryClient: QueryClient, notification: UnreadNotification): void {
  // `setQueryData` would create a query without these options.
  const query = queryClient
    .getQueryCache()
    .build<Notifications, Error, Notifications, string[]>(queryClient, options);
  query.setData([notification, ...(query.state.data ?? [])]);
}
