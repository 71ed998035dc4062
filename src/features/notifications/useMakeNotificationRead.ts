import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { requestMainApi } from "../../api/graphqlClient.ts";
import { queryKeys } from "../../api/queryKeys.ts";
import { useGuardedMutation } from "../../api/useGuardedMutation.ts";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import { MakeNotificationReadDocument } from "./makeNotificationRead.generated.ts";
import { type UnreadNotification, unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

/** Returns whether the notification was unread. */
export async function makeNotificationRead(notificationId: string): Promise<boolean> {
  return (await requestMainApi(MakeNotificationReadDocument, { notificationId })).makeNotificationRead;
}

export function useMakeNotificationRead() {
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: makeNotificationRead,
    // A notification that could not be marked stays unread, and the next visit marks it.
    meta: { invalidates: [[...queryKeys.projects, "list"]] },
    onSuccess: (_, notificationId) => removeUnread(queryClient, notificationId),
  });
}

function removeUnread(queryClient: QueryClient, notificationId: string): void {
  const { queryKey } = unreadNotificationsQuery();
  const isRead = ({ id }: UnreadNotification) => id === notificationId;
  const cached = queryClient.setQueryData(queryKey, (unread) => {
    if (!unread?.pages.some(({ items }) => items.some(isRead))) return unread;
    const pages = unread.pages.map(({ totalCount, items }) => ({
      totalCount: totalCount - 1,
      items: items.filter((item) => !isRead(item)),
    }));
    return { ...unread, pages };
  });
  const { totalCount, items } = joinUnreadNotifications(cached?.pages ?? []);
  // Those that have not been loaded move up.
  if (items.length < totalCount) void queryClient.invalidateQueries({ queryKey });
}
