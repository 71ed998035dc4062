import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "#generated/rest.ts";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import type { Seeder } from "./seeder.ts";

const placements: readonly CampaignPlacement[] = [
  "configurator_banner",
  "configurator_success_banner",
  "configurator_flag",
  "accessory_popup",
  "accessory_flag",
  "accessory_mini_banner",
  "my_taglys_banner",
  "direct_search_mini_banner",
  "direct_search_choice_chip",
];

const bannerTypes: readonly BannerType[] = [
  "configurator_banner",
  "configurator_banner_mobile",
  "configurator_success_banner",
  "configurator_success_banner_mobile",
  "accessory_banner",
  "my_taglys_banner",
  "my_taglys_banner_mobile",
];

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
