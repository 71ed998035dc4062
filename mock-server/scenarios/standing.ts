import { requestStatuses } from "../rules/requestStatuses.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addNotifications } from "./builders/addNotifications.ts";
import { addProject } from "./builders/addProject.ts";
import { addProjectFiles } from "./builders/addProjectFiles.ts";
import { addWindow } from "./builders/addWindow.ts";
import { createCampaign } from "./builders/createCampaign.ts";
import { createScenario } from "./createScenario.ts";

/** The default scenario of all countries. */
export const standing = createScenario({
  description:
    "Anna with projects in all statuses, Ben with none, Clara with one and unread notifications, Dario with registered windows and no project; a campaign at every placement",
  build(seeder) {
    const { world } = seeder;
    const anna = addAccount(seeder, "anna");
    addAccount(seeder, "ben");
    const clara = addAccount(seeder, "clara");
    const dario = addAccount(seeder, "dario");

    requestStatuses.forEach((status, index) => {
      const project = addProject(seeder, {
        account: anna,
        startedDaysAgo: 3 + index * 9,
        request: { status, overdue: status === "HANDOVER_TO_TAGLYS_INSTALLER" },
      });
      if (status === "WINDOW_REGISTERED") {
        addWindow(seeder, anna, project.id);
        addWindow(seeder, anna, project.id);
      }
      if (index % 3 === 0) addProjectFiles(seeder, project);
      if (status === "OFFER_SENT") addNotifications(seeder, anna, project, 2);
    });
    addProjectFiles(seeder, addProject(seeder, { account: anna, startedDaysAgo: 1 }));
    addProject(seeder, {
      account: anna,
      startedDaysAgo: 12,
      request: { status: "IN_CLARIFICATION", statusBeforePausing: "OFFER_SENT" },
    });
    addProject(seeder, { account: anna, startedDaysAgo: 40, request: { status: "OPEN", overdue: true } });
    addProject(seeder, { account: anna, startedDaysAgo: 300, request: { status: "CANCELLED" } });
    addProject(seeder, { account: anna, startedDaysAgo: 420, request: { status: "WINDOW_REGISTERED" } });

    const clarasProject = addProject(seeder, {
      account: clara,
      startedDaysAgo: 6,
      request: { status: "OFFER_SENT" },
    });
    addNotifications(seeder, clara, clarasProject, 3);

    for (let count = 0; count < 3; count++) addWindow(seeder, dario, null);

    addProject(seeder, {
      account: null,
      startedDaysAgo: 2,
      request: { status: "OPEN" },
      invitationToken: "welcome-home",
    });
    world.campaigns.push(createCampaign(seeder));
  },
});
