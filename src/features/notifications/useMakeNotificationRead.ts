import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { isSessionExpired } from "#api/errors.ts";
import { requestMainApi } from "#api/graphqlClient.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { showToast } from "#ui/notices/toastStore.ts";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import { MakeNotificationReadDocument } from "./makeNotificationRead.generated.ts";
import { keepReadNotification } from "./readNotificationsQuery.ts";
import { type UnreadNotification, unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";

/** Returns whether the notification was unread. */
export async function makeNotificationRead(notificationId: string): Promise<boolean> {
  return (await requestMainApi(MakeNotificationReadDocument, { notificationId })).makeNotificationRead;
}

export function useMakeNotificationRead() {
  const queryClient = useQueryClient();
  const isFailureShown = useRef(false);
  return useGuardedMutation({
    mutationFn: makeNotificationRead,
    // Without a network it waits: the visitor did not ask for it, and would see an error that needs no attention.
    networkMode: "online",
    meta: { invalidates: [[...queryKeys.projects, "list"]] },
    onSuccess: (_, notificationId) => removeUnread(queryClient, notificationId),
    // Shown once: the visitor asked for nothing, and the next visit marks the notifications.
    onError: (error) => {
      if (isFailureShown.current || isSessionExpired(error)) return;
      isFailureShown.current = true;
      showToast({ tone: "negative", messageId: "notifications.bell.markAllFailed", duration: "long" });
    },
  });
}

function removeUnread(queryClient: QueryClient, notificationId: string): void {
  const { queryKey } = unreadNotificationsQuery();
  const isRead = ({ id }: UnreadNotification) => id === notificationId;
  const cached = queryClient.setQueryData(queryKey, (unread) => {
    const read = unread?.pages.flatMap(({ items }) => items).find(isRead);
    if (!unread || !read) return unread;
    keepReadNotification(queryClient, read);
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
