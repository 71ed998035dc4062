import { joinPages } from "#api/pages.ts";
import type { UnreadNotifications } from "./unreadNotificationsQuery.ts";

/** All notifications that have been loaded, and how many are unread in all. */
export function joinUnreadNotifications(pages: readonly UnreadNotifications[]): UnreadNotifications {
  const items = joinPages(pages, ({ id }) => id);
  // The number may not be readable.
  return { totalCount: pages.at(-1)?.totalCount || items.length, items };
}
