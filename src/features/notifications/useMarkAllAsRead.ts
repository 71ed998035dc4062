import { MutationObserver, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { RequestError } from "#api/errors.ts";
import { queryKeys } from "#api/queryKeys.ts";
import { useGuardedMutation } from "#api/useGuardedMutation.ts";
import { joinUnreadNotifications } from "./joinUnreadNotifications.ts";
import { type UnreadNotification, unreadNotificationsQuery } from "./unreadNotificationsQuery.ts";
import { notificationMutation } from "./useMakeNotificationRead.ts";

/** Marks every unread notification as read, also ones that have not loaded. */
export function useMarkAllAsRead() {
  const queryClient = useQueryClient();
  const { queryKey } = unreadNotificationsQuery();
  return useGuardedMutation({
    mutationFn: () => markAllAsRead(queryClient),
    meta: { invalidates: [queryKeys.projectLists] },
    // Some notifications may have been marked before the error.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** A list with new notifications after so many rounds has no end. */
const maxRounds = 100;

/** The service marks one notification per request. Ends when the reloaded list has nothing new. */
async function markAllAsRead(queryClient: QueryClient): Promise<void> {
  const { queryKey } = unreadNotificationsQuery();
  const markedIds = new Set<string>();
  for (let round = 0; round < maxRounds; round += 1) {
    const { items } = joinUnreadNotifications(queryClient.getQueryData(queryKey)?.pages ?? []);
    const unread = items.filter(({ id }) => !markedIds.has(id));
    if (unread.length === 0) return;
    for (const notification of unread) {
      await markPatiently(queryClient, notification);
      markedIds.add(notification.id);
    }
    await queryClient.refetchQueries({ queryKey });
  }
}

/** After so many waits, the customer gets an error. */
const maxWaits = 5;

/** Marks a notification; waits and repeats the request if the service is busy. */
async function markPatiently(queryClient: QueryClient, notification: UnreadNotification): Promise<void> {
  for (let waits = 0; ; waits += 1) {
    try {
      await new MutationObserver(queryClient, notificationMutation).mutate(notification);
      return;
    } catch (error) {
      const { retryAfterMs = 0 } = error instanceof RequestError ? error : {};
      if (retryAfterMs === 0 || waits === maxWaits) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    }
  }
}
