import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { hasKind } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { showToast } from "#ui/notices/toastStore.ts";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import { MakeNotificationReadDocument } from "./makeNotificationRead.generated.ts";
import { type UnreadNotification, unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

/** Returns whether the notification was unread. */
export async function makeNotificationRead(notificationId: string): Promise<boolean | null> {
  return (await requestMainApi(MakeNotificationReadDocument, { notificationId })).makeNotificationRead;
}

export function useMakeNotificationRead() {
  const queryClient = useQueryClient();
  return useGuardedMutation({
    mutationFn: ({ id }: UnreadNotification) => makeNotificationRead(id),
    // The mutation waits for the network: the visitor did not ask for it, and need not see an error.
    networkMode: "online",
    meta: { invalidates: [queryKeys.projectLists] },
    onSuccess: (_, { id }) => removeUnread(queryClient, id),
    // All failures share one toast: the visitor asked for nothing, and the next visit marks the notifications.
    onError: (error) => {
      if (hasKind(error, "sessionExpired")) return;
      showToast({ tone: "negative", messageId: "notifications.bell.markAllFailed", duration: "long" });
    },
  });
}

function removeUnread(queryClient: QueryClient, notificationId: string): void {
  const { queryKey } = unreadNotificationsQuery();
  const isRead = ({ id }: UnreadNotification) => id === notificationId;
  const cached = queryClient.setQueryData(queryKey, (unread) => {
    if (!unread?.pages.some(({ items }) => items.some(isRead))) return unread;
    const pages = unread.pages.map(({ totalCount, items }) => ({
      totalCount: totalCount && totalCount - 1,
      items: items.filter((item) => !isRead(item)),
    }));
    return { ...unread, pages };
  });
  const { totalCount, items } = joinUnreadNotifications(cached?.pages ?? []);
  // A list that has not loaded completely loads again, since the positions of later notifications have moved up.
  if (items.length < totalCount) void queryClient.invalidateQueries({ queryKey });
}
