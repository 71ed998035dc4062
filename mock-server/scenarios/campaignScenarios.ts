import * as v from "valibot";
import type { Campaign } from "../generated/rest.ts";
import { oneOfSchema } from "../world/inputSchemas.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addProject } from "./builders/addProject.ts";
import { addWindow } from "./builders/addWindow.ts";
import { createCampaign } from "./builders/createCampaign.ts";
import { createScenarioWithParameters, describeParameter } from "./createScenario.ts";

const parts = ["url", "headline", "image"] as const;
const campaignParameters = v.strictObject({
  without: describeParameter(
    "The part that the campaign lacks at all placements.",
    v.optional(oneOfSchema(parts)),
  ),
});

export const campaigns = createScenarioWithParameters(campaignParameters, {
  description:
    "Clara with one project, one window and one campaign at every placement, which can be incomplete",
  build(seeder, { without }) {
    const clara = addAccount(seeder, "clara");
    const project = addProject(seeder, {
      account: clara,
      startedDaysAgo: 6,
      request: { status: "OFFER_SENT" },
    });
    addWindow(seeder, clara, project.id);
    seeder.world.campaigns.push(removePart(createCampaign(seeder), without));
  },
});

function removePart(campaign: Campaign, without: (typeof parts)[number] | undefined): Campaign {
  const texts = campaign.texts
    .filter(({ label }) => !(without === "url" && label === "campaign_url"))
    .filter(({ label }) => !(without === "headline" && label.endsWith("_headline")));
  return { ...campaign, texts, images: without === "image" ? [] : campaign.images };
}
