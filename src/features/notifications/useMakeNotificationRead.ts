import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import { useGuardedMutation } from "../../api/useGuardedMutation.ts";
import { MakeNotificationReadDocument } from "./makeNotificationRead.generated.ts";
import { unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

/** Returns whether the notification was unread. */
export async function makeNotificationRead(notificationId: string): Promise<boolean> {
  return (await requestMainApi(MakeNotificationReadDocument, { notificationId })).makeNotificationRead;
}

export function useMakeNotificationRead() {
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: makeNotificationRead,
    // No error is shown: a notification that could not be marked stays unread, and the next visit marks it.
    meta: { showsError: true, invalidates: [[...queryKeys.projects, "list"]] },
    onSuccess: (_, notificationId) => removeUnread(queryClient, notificationId),
  });
}

function removeUnread(queryClient: QueryClient, notificationId: string): void {
  const { queryKey } = unreadNotificationsQuery();
  const unread = queryClient.setQueryData(queryKey, (cached) => {
    if (!cached?.items.some(({ id }) => id === notificationId)) return cached;
    return {
      totalCount: cached.totalCount - 1,
      items: cached.items.filter(({ id }) => id !== notificationId),
    };
  });
  // The cache holds the first page only; the others move up.
  if (unread && unread.items.length < unread.totalCount) void queryClient.invalidateQueries({ queryKey });
}
