import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

export interface ProjectGroup {
  projectId: string;
  /** Newest first, at least one. */
  notifications: readonly UnreadNotification[];
}

/** Notifications by their projects; the project with the newest comes first. */
export function notificationsByProject(notifications: readonly UnreadNotification[]): ProjectGroup[] {
  const newestFirst = notifications.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const groups = Map.groupBy(newestFirst, ({ projectId }) => projectId);
  return [...groups].map(([projectId, group]) => ({ projectId, notifications: group }));
}
