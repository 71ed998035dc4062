// @vitest-environment node
import { expect, it } from "vitest";
import { notificationsByProject } from "./notificationsByProject.ts";
import type { UnreadNotification } from "./unreadNotificationsQuery.ts";

const notification = (id: string, projectId: string, day: number): UnreadNotification => ({
  id,
  projectId,
  type: "OFFER_RECEIVED",
  createdAt: `2026-03-0${day}T10:00:00Z`,
  metadata: null,
});

const idsOf = (notifications: readonly UnreadNotification[]) =>
  notificationsByProject(notifications).map((group) => [
    group.projectId,
    group.notifications.map(({ id }) => id),
  ]);

it("puts the project with the newest notification first, and the newest of each first", () => {
  const list = [notification("a", "p1", 1), notification("b", "p2", 2), notification("c", "p1", 3)];
  expect(idsOf(list)).toEqual([
    ["p1", ["c", "a"]],
    ["p2", ["b"]],
  ]);
});

it("has no group where nothing is new", () => {
  expect(idsOf([])).toEqual([]);
});
