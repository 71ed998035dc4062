import { expect, it } from "vitest";
import { createId } from "#schema/createId.ts";
import { createNotification } from "#testing/rendering/openNotifications.ts";
import { groupNotificationsByProject } from "./groupNotificationsByProject.ts";

it("groupNotificationsByProject sorts projects and their notifications by the newest first", () => {
  const [first, second, third] = [
    createNotification(1, 1),
    createNotification(2, 2),
    createNotification(3, 1),
  ];
  expect(groupNotificationsByProject([first, second, third])).toEqual([
    { projectId: createId("project", 1), notifications: [third, first] },
    { projectId: createId("project", 2), notifications: [second] },
  ]);
});
