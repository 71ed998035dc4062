import * as v from "valibot";
import { requestStatuses } from "../rules/requestStatuses.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addProject } from "./builders/addProject.ts";
import { createCampaign } from "./builders/createCampaign.ts";
import { pickCyclically } from "./builders/seeder.ts";
import {
  countSchema,
  createScenario,
  createScenarioWithParameters,
  describeParameter,
} from "./createScenario.ts";

export const empty = createScenario({
  description: "Ben with an account and nothing in it; no campaign runs",
  build(seeder) {
    addAccount(seeder, "ben");
  },
});

const hugeParameters = v.strictObject({
  projects: describeParameter("Number of projects.", countSchema(2000, 1, 10_000)),
});

export const huge = createScenarioWithParameters(hugeParameters, {
  description: "Anna with many projects in all statuses, by default 2,000",
  build(seeder, { projects }) {
    const anna = addAccount(seeder, "anna");
    for (let index = 0; index < projects; index++) {
      addProject(seeder, {
        account: anna,
        startedDaysAgo: 9 + index / 4,
        request: { status: pickCyclically(requestStatuses, index) },
      });
    }
    seeder.world.campaigns.push(createCampaign(seeder));
  },
});

export const archived = createScenario({
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
