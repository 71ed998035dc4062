import * as v from "valibot";
import type { Campaign } from "../../generated/rest.ts";
import type { ContentLanguage } from "../content/contentLanguage.ts";
import { addAccount } from "../seeds/accountSeeds.ts";
import { standingCampaign } from "../seeds/campaignSeed.ts";
import { addProject } from "../seeds/projectSeed.ts";
import { addWindow } from "../seeds/windowSeed.ts";
import { oneOf, scenarioWith } from "./scenario.ts";

const parts = ["url", "headline", "image"] as const;
const languages = [
  "en",
  "de",
  "gsw",
  "fr",
  "it",
  "no",
  "sv",
  "da",
] as const satisfies readonly ContentLanguage[];

const campaignParameters = v.strictObject({
  /** What the campaign does not have, at any of its placements. */
  without: v.optional(oneOf(parts)),
  /** Where it leads, whether a portal would let it or not: an address of `javascript:` or `http:`, a path. */
  url: v.optional(v.string("must be a text.")),
  /** The only language of its texts, whatever the country speaks. */
  language: v.optional(oneOf(languages)),
  /** Whether a complete campaign follows it. */
  followed: v.optional(v.boolean("must be true or false."), false),
});

export const campaigns = scenarioWith(campaignParameters, {
  description:
    "Clara with one project, one window and one campaign at every placement, incomplete as asked for",
  build(seeder, { without, url, language, followed }) {
    const { world, country } = seeder;
    const clara = addAccount(seeder, "clara");
    const project = addProject(seeder, {
      account: clara,
      startedDaysAgo: 6,
      request: { status: "OFFER_SENT" },
    });
    addWindow(seeder, clara, project.id);
    const spoken = language ? { ...seeder, country: { ...country, contentLanguages: [language] } } : seeder;
    world.campaigns.push(incomplete(standingCampaign(spoken), without, url));
    if (followed) world.campaigns.push(standingCampaign(seeder));
  },
});

function incomplete(
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
