import { joinPages } from "#api/pages.ts";
import type { UnreadNotifications } from "./unreadNotificationsQuery.ts";

/** All notifications that have been loaded, and how many are unread in all. */
export function joinUnreadNotifications(pages: readonly UnreadNotifications[]) {
  const items = joinPages(pages, ({ id }) => id);
  return { totalCount: pages.at(-1)?.totalCount ?? items.length, items };
}
