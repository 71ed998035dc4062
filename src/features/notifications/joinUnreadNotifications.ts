import { joinPages } from "#api/pages.ts";
import type { UnreadNotifications } from "./unreadNotificationsQuery.ts";

/** All loaded notifications, and the number of all unread ones. */
export function joinUnreadNotifications(pages: readonly UnreadNotifications[]) {
  const items = joinPages(pages, ({ id }) => id);
  return { totalCount: pages.at(-1)?.totalCount ?? items.length, items };
}
