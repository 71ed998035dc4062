import { joinPages } from "../../api/joinPages.ts";
import type { UnreadNotifications } from "./unreadNotificationsQuery.ts";

/** All notifications that have been loaded, and how many are unread in all. */
export function joinUnreadNotifications(pages: readonly UnreadNotifications[]): UnreadNotifications {
  return { totalCount: pages.at(-1)?.totalCount ?? 0, items: joinPages(pages, ({ id }) => id) };
}
