import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

export interface ProjectGroup {
  projectId: string;
  /** The project's notifications, newest first; at least one. */
  notifications: readonly UnreadNotification[];
}

/** The project with the newest notification comes first. */
export function groupNotificationsByProject(notifications: readonly UnreadNotification[]): ProjectGroup[] {
  const newestFirst = notifications.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const groups = Map.groupBy(newestFirst, ({ projectId }) => projectId);
  return [...groups].map(([projectId, group]) => ({ projectId, notifications: group }));
}
