import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "#generated/rest.ts";
import { contentSeeds } from "#seeds/content/contentSeeds.ts";
import type { Seeder } from "./seeder.ts";

const placements: Readonly<Record<CampaignPlacement, true>> = {
  configurator_banner: true,
  configurator_success_banner: true,
  configurator_flag: true,
  accessory_popup: true,
  accessory_flag: true,
  accessory_mini_banner: true,
  my_taglys_banner: true,
  direct_search_mini_banner: true,
  direct_search_choice_chip: true,
};

const bannerTypes: Readonly<Record<BannerType, true>> = {
  configurator_banner: true,
  configurator_banner_mobile: true,
  configurator_success_banner: true,
  configurator_success_banner_mobile: true,
  accessory_banner: true,
  my_taglys_banner: true,
  my_taglys_banner_mobile: true,
};

/** Creates a campaign with all placements, all images and texts in all languages of the country. */
export function createCampaign({ country, world }: Seeder): Campaign {
  return {
    id: world.nextId("campaign"),
    positions: getKeys(placements).map((position) => ({ position })),
    images: getKeys(bannerTypes).map((label) => ({
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

function getKeys<Key extends string>(record: Readonly<Record<Key, true>>): Key[] {
  return Object.keys(record) as Key[];
}
