import type { QueryClient } from "@tanstack/react-query";
import { MakeNotificationReadDocument } from "../../api/generated/main/graphql.ts";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

/** Marks a notification as read. True if it was unread. */
export async function makeNotificationRead(notificationId: string): Promise<boolean> {
  return (await requestMainApi(MakeNotificationReadDocument, { notificationId })).makeNotificationRead;
}

/** Takes a notification that was read off the unread ones that are loaded; where there are more, loads anew. */
export function forgetUnread(queryClient: QueryClient, notificationId: string): void {
  const { queryKey } = unreadNotificationsQuery();
  const unread = queryClient.setQueryData(queryKey, (loaded) => {
    if (!loaded?.items.some(({ id }) => id === notificationId)) return loaded;
    return {
      totalCount: loaded.totalCount - 1,
      items: loaded.items.filter(({ id }) => id !== notificationId),
    };
  });
  if (unread && unread.items.length < unread.totalCount) void queryClient.invalidateQueries({ queryKey });
}
