import { mutationOptions, type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
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

/** The mutations that mark a notification. They stay in the cache as long as the page, as a list of those read during the visit. */
export const notificationMutation = mutationOptions({
  mutationKey: ["makeNotificationRead"],
  mutationFn: ({ id }: UnreadNotification) => makeNotificationRead(id),
  gcTime: Number.POSITIVE_INFINITY,
});

/** The notifications that were read during this visit, the last one first: the service lists only unread ones. */
export function useReadNotifications(): UnreadNotification[] {
  const { mutationKey } = notificationMutation;
  const read = useMutationState({
    filters: { mutationKey, status: "success" },
    select: ({ state }) => state.variables as UnreadNotification,
  });
  return [...read].reverse();
}

export function useMakeNotificationRead() {
  const queryClient = useQueryClient();
  const isFailureShown = useRef(false);
  return useGuardedMutation({
    ...notificationMutation,
    // The mutation waits for the network: the visitor did not ask for it, and need not see an error.
    networkMode: "online",
    meta: { invalidates: [queryKeys.projectLists] },
    onSuccess: (_, { id }) => removeUnread(queryClient, id),
    // The error is shown only once: the visitor asked for nothing, and the next visit marks the notifications.
    onError: (error) => {
      if (isFailureShown.current || hasKind(error, "sessionExpired")) return;
      isFailureShown.current = true;
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
  // The positions of later notifications move up.
  if (items.length < totalCount) void queryClient.invalidateQueries({ queryKey });
}
