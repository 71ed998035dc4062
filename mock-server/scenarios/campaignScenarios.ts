import * as v from "valibot";
import type { Campaign } from "../generated/rest.ts";
import { contentLanguages } from "../seeds/content/contentLanguage.ts";
import { addAccount } from "./builders/addAccount.ts";
import { addProject } from "./builders/addProject.ts";
import { addWindow } from "./builders/addWindow.ts";
import { createCampaign } from "./builders/createCampaign.ts";
import { createScenarioWithParameters, oneOfSchema } from "./createScenario.ts";

const parts = ["url", "headline", "image"] as const;
const campaignParameters = v.strictObject({
  /** The part that the campaign lacks at all placements. */
  without: v.optional(oneOfSchema(parts)),
  /** Target of the campaign, which may be one that the portal rejects: a path, or a URL with `javascript:` or `http:`. */
  url: v.optional(v.string("must be a text.")),
  /** The only language of its texts. Default: the languages of the country. */
  language: v.optional(oneOfSchema(contentLanguages)),
  /** Whether a complete campaign follows. */
  followed: v.optional(v.boolean("must be true or false."), false),
});

export const campaigns = createScenarioWithParameters(campaignParameters, {
  description:
    "Clara with one project, one window and one campaign at every placement, which can be incomplete",
  build(seeder, { without, url, language, followed }) {
    const { world, country } = seeder;
    const clara = addAccount(seeder, "clara");
    const project = addProject(seeder, {
      account: clara,
      startedDaysAgo: 6,
      request: { status: "OFFER_SENT" },
    });
    addWindow(seeder, clara, project.id);
    const localizedSeeder = language
      ? { ...seeder, country: { ...country, contentLanguages: [language] } }
      : seeder;
    world.campaigns.push(removePart(createCampaign(localizedSeeder), without, url));
    if (followed) world.campaigns.push(createCampaign(seeder));
  },
});

function removePart(
  campaign: Campaign,
  without: (typeof parts)[number] | undefined,
  url: string | undefined,
): Campaign {
  const texts = campaign.texts
    .filter(({ label }) => !(without === "url" && label === "campaign_url"))
    .filter(({ label }) => !(without === "headline" && label.endsWith("_headline")))
    .map((text) => (url !== undefined && text.label === "campaign_url" ? { ...text, contents: url } : text));
  return { ...campaign, texts, images: without === "image" ? [] : campaign.images };
}
