import { requestStatuses } from "#rules/requestStatuses.ts";
import { addAccount } from "../builders/addAccount.ts";
import { addNotifications } from "../builders/addNotifications.ts";
import { addProject } from "../builders/addProject.ts";
import { addWindow } from "../builders/addWindow.ts";
import { createCampaign } from "../builders/createCampaign.ts";
import { findWorkday, pickCyclically } from "../builders/seeder.ts";
import { createScenario } from "../createScenario.ts";

/** Projects of the world, more than any page has. */
export const projectCount = 120;

/** What every enumeration has besides, as that of a backend that is newer than the portal. */
export const newValue = "NEWER_VALUE";

export const strange = createScenario({
  description:
    'Anna with 120 projects, registered windows and one to claim with the token "claim-open", in a backend that keeps the specification in unusual ways: short pages, numbers as ids, nulls, unknown values, other forms of dates, renamed files, no extensions',
  build(seeder) {
    const { world, daysAgo } = seeder;
    world.isStrange = true;
    const anna = addAccount(seeder, "anna");
    for (let index = 0; index < projectCount; index++) {
      const status = pickCyclically(requestStatuses, index);
      // The first is a draft. So the ids of projects and of their requests differ, and with them what is strange about each.
      const project = addProject(seeder, {
        account: anna,
        startedDaysAgo: 9 + index / 4,
        ...(index > 0 && { request: { status } }),
      });
      if (index < 8) addNotifications(seeder, anna, project, 1);
    }
    const visit = seeder.tenOClock(findWorkday(seeder.dayFromNow(4), 1));
    for (const request of world.requests) {
      // Before days of the installation are agreed, any status can have one here.
      if (!request.installationStartDate) request.installerSiteVisitDate = visit;
      // What a customer form must send back unchanged.
      Object.assign(request.customer, { tenancy: newValue, acceptedMarketing: null });
    }
    for (let index = 0; index < 12; index++) addWindow(seeder, anna, null);
    const claimed = addWindow(seeder, anna, null);
    claimed.accountId = null;
    world.registrations.push({
      token: "claim-open",
      windowIds: [claimed.id],
      expiresAt: daysAgo(-30),
      claimedBy: null,
    });
    const campaign = createCampaign(seeder);
    for (const text of campaign.texts) {
      if (text.label.endsWith("_splash")) Object.assign(text, { contents: null });
    }
    world.campaigns.push(campaign);
  },
});
