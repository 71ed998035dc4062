import { expect, it } from "vitest";
import { groupNotificationsByProject } from "./groupNotificationsByProject.ts";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

const createNotification = (id: string, projectId: string, day: number): UnreadNotification => ({
  id,
  projectId,
  type: "OFFER_RECEIVED",
  createdAt: `2026-03-0${day}T10:00:00Z`,
  metadata: null,
});

const groupIds = (notifications: readonly UnreadNotification[]) =>
  groupNotificationsByProject(notifications).map((group) => [
    group.projectId,
    group.notifications.map(({ id }) => id),
  ]);

it("groupNotificationsByProject sorts projects and their notifications by the newest first", () => {
  const list = [
    createNotification("a", "p1", 1),
    createNotification("b", "p2", 2),
    createNotification("c", "p1", 3),
  ];
  expect(groupIds(list)).toEqual([
    ["p1", ["c", "a"]],
    ["p2", ["b"]],
  ]);
});
