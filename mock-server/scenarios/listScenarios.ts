import { addAccount } from "./builders/addAccount.ts";
import { addAttachments } from "./builders/addAttachments.ts";
import { addNotifications } from "./builders/addNotifications.ts";
import { addProject } from "./builders/addProject.ts";
import { addWindow } from "./builders/addWindow.ts";
import { createScenario } from "./createScenario.ts";

export const lists = createScenario({
  description:
    "Clara with three active and two archived projects, four unread notifications, of which the oldest is about the newest archived project, and a read one, and six windows, of which the second and fourth newest belong to the newest project and the two oldest were registered at the same time; Anna with one of each; each request has a file",
  build(seeder) {
    const { world, daysAgo } = seeder;
    const clara = addAccount(seeder, "clara");
    const anna = addAccount(seeder, "anna");
    // Dates in no order reveal a service that does not sort.
    addProject(seeder, { account: clara, startedDaysAgo: 20, request: { status: "OPEN" } });
    addProject(seeder, { account: clara, startedDaysAgo: 300, request: { status: "CANCELLED" } });
    const newest = addProject(seeder, { account: clara, startedDaysAgo: 6, request: { status: "OPEN" } });
    const archived = addProject(seeder, {
      account: clara,
      startedDaysAgo: 2,
      request: { status: "CANCELLED" },
    });
    addProject(seeder, { account: clara, startedDaysAgo: 50, request: { status: "OPEN" } });
    const annasProject = addProject(seeder, {
      account: anna,
      startedDaysAgo: 10,
      request: { status: "OPEN" },
    });

    for (const request of world.requests) addAttachments(seeder, request, 1);
    addNotifications(seeder, clara, archived, 1);
    addNotifications(seeder, clara, newest, 4);
    addNotifications(seeder, anna, annasProject, 1);
    const notificationAges = [5, 2, 3, 1, 4, 6];
    for (const [index, notification] of world.notifications.entries()) {
      notification.createdAt = daysAgo(notificationAges[index] ?? 0);
      notification.isRead = notificationAges[index] === 3;
    }

    for (const age of [3, 1, 5, 4, 2, 5]) {
      const window = addWindow(seeder, clara, age % 2 === 0 ? newest.id : null);
      window.createdAt = daysAgo(age);
    }
    addWindow(seeder, anna, annasProject.id);
  },
});
