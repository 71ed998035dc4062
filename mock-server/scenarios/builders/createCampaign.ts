import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "#generated/rest.ts";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import { readRestEnum } from "../../../schema/services.ts";
import type { Seeder } from "./seeder.ts";

const placements = readRestEnum<CampaignPlacement>("CampaignPlacement");
const bannerTypes = readRestEnum<BannerType>("BannerType");

/** Creates a campaign with all placements, all images and texts in all languages of the country. */
export function createCampaign({ country, world }: Seeder): Campaign {
  return {
    id: world.nextId("campaign"),
    positions: placements.map((position) => ({ position })),
    images: bannerTypes.map((label) => ({
      label,
      url: `/files/campaigns/${label.replaceAll("_", "-")}.svg`,
    })),
    texts: country.contentLanguages.flatMap((locale) => [
      { label: "campaign_url" as const, locale, contents: "https://www.taglys.example/daylight" },
      ...getTextEntries(contentSeeds[locale].campaign).map(([label, contents]) => ({
        label,
        locale,
        contents,
      })),
    ]),
  };
}

function getTextEntries(texts: Record<Exclude<CampaignTextKey, "campaign_url">, string>) {
  return Object.entries(texts) as [CampaignTextKey, string][];
}
