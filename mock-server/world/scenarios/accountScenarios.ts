import * as v from "valibot";
import { requestStatuses } from "../requestStatuses.ts";
import { addAccount } from "../seeds/accountSeeds.ts";
import { standingCampaign } from "../seeds/campaignSeed.ts";
import { addNotifications } from "../seeds/notificationSeed.ts";
import { addProject } from "../seeds/projectSeed.ts";
import { cycle } from "../seeds/seeder.ts";
import { count, scenario, scenarioWith } from "./scenario.ts";

export const empty = scenario({
  description: "Ben with an account and nothing in it; no campaign runs",
  build(seeder) {
    addAccount(seeder, "ben");
  },
});

export const huge = scenarioWith(v.strictObject({ projects: count(2000, 1, 10_000) }), {
  description: "Anna with very many projects, 2,000 unless told otherwise, in all statuses",
  build(seeder, { projects }) {
    const anna = addAccount(seeder, "anna");
    for (let index = 0; index < projects; index++) {
      addProject(seeder, {
        account: anna,
        startedDaysAgo: 1 + index / 4,
        request: { status: cycle(requestStatuses, index) },
      });
    }
    seeder.world.campaigns.push(standingCampaign(seeder));
  },
});

export const archived = scenario({
  description: "Anna with three finished projects and none under way",
  build(seeder) {
    const anna = addAccount(seeder, "anna");
    for (const [index, status] of (
      ["WINDOW_REGISTERED", "CANCELLED", "WINDOW_REGISTERED"] as const
    ).entries()) {
      addProject(seeder, { account: anna, startedDaysAgo: 200 + index * 90, request: { status } });
    }
  },
});

export const notifications = scenarioWith(v.strictObject({ count: count(120, 0, 1000) }), {
  description: "Clara with one project and many unread notifications, 120 unless told otherwise",
  build(seeder, { count: unread }) {
    const clara = addAccount(seeder, "clara");
    const project = addProject(seeder, {
      account: clara,
      startedDaysAgo: 6,
      request: { status: "OFFER_SENT" },
    });
    addNotifications(seeder, clara, project, unread);
  },
});

export const longTexts = scenario({
  description: "Anna with a project whose texts are long, written in other scripts or look like markup",
  build(seeder) {
    const anna = addAccount(seeder, "anna");
    anna.firstName = "Anna-Maria Theodora Wilhelmine";
    anna.lastName = "von und zu Hohenlohe-Schillingsfürst-Waldenburg";
    const project = addProject(seeder, {
      account: anna,
      startedDaysAgo: 6,
      request: { status: "OFFER_SENT" },
    });
    project.street =
      "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsstraße";
    project.city = `<b onmouseover="alert(1)">${project.city}</b>`;
    project.details = `${"Sehr lang. ".repeat(400)}<script>alert("text")</script> مرحبا 你好`;
  },
});
