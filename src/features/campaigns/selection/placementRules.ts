import type { BannerType, CampaignPlacement, CampaignTextKey } from "#api/generated/rest.ts";

/** The role of a text in an asset. A flag has two titles: beside an answer of the configurator, and in its summary. */
export type TextPart =
  | "headline"
  | "description"
  | "splash"
  | "cta"
  | "answer"
  | "summary"
  | "info"
  | "tooltip";

export interface PlacementRule {
  kind: "banner" | "popup" | "flag" | "miniBanner" | "chip";
  texts: Readonly<Partial<Record<TextPart, CampaignTextKey>>>;
  /** The dialog that the asset opens. A campaign without its headline or text has a link instead. */
  modal?: Readonly<Record<"headline" | "text" | "cta", CampaignTextKey> & { splash?: CampaignTextKey }>;
  /** Required besides the URL: at least one of these texts. */
  required: readonly CampaignTextKey[];
  pictures?: { wide: BannerType; narrow?: BannerType; required: boolean };
}

const accessoryModal = {
  headline: "accessory_popup_headline",
  text: "accessory_popup_description",
  splash: "accessory_popup_splash",
  cta: "accessory_popup_cta",
} as const;

/**
 * The texts and pictures of each placement. The API does not document them all, so we assume that accessories have one picture
 * for all their placements, that each of these opens the popup, and that a placement without pictures requires its main text.
 */
export const placementRules: Readonly<Record<CampaignPlacement, PlacementRule>> = {
  configurator_banner: {
    kind: "banner",
    texts: {
      headline: "configurator_banner_headline",
      splash: "configurator_banner_splash",
      cta: "configurator_banner_cta",
    },
    required: ["configurator_banner_headline"],
    pictures: { wide: "configurator_banner", narrow: "configurator_banner_mobile", required: true },
  },
  configurator_success_banner: {
    kind: "banner",
    texts: {
      headline: "configurator_success_banner_headline",
      splash: "configurator_success_banner_splash",
      cta: "configurator_success_banner_cta",
    },
    required: ["configurator_success_banner_headline"],
    pictures: {
      wide: "configurator_success_banner",
      narrow: "configurator_success_banner_mobile",
      required: true,
    },
  },
  configurator_flag: {
    kind: "flag",
    texts: { answer: "configurator_answer_flag_title", summary: "configurator_summary_flag_title" },
    modal: {
      headline: "configurator_modal_headline",
      text: "configurator_modal_main",
      cta: "configurator_modal_cta",
    },
    required: ["configurator_answer_flag_title", "configurator_summary_flag_title"],
  },
  accessory_popup: {
    kind: "popup",
    texts: { headline: "accessory_popup_headline" },
    modal: accessoryModal,
    required: ["accessory_popup_headline"],
    pictures: { wide: "accessory_banner", required: true },
  },
  accessory_flag: {
    kind: "flag",
    texts: { summary: "accessory_popup_splash", headline: "accessory_popup_headline" },
    modal: accessoryModal,
    required: ["accessory_popup_splash", "accessory_popup_headline"],
    pictures: { wide: "accessory_banner", required: false },
  },
  accessory_mini_banner: {
    kind: "miniBanner",
    texts: { description: "accessory_mini_banner_description", cta: "accessory_mini_banner_cta" },
    modal: accessoryModal,
    required: ["accessory_mini_banner_description"],
    pictures: { wide: "accessory_banner", required: false },
  },
  my_taglys_banner: {
    kind: "banner",
    texts: {
      headline: "my_taglys_banner_headline",
      description: "my_taglys_banner_description",
      splash: "my_taglys_banner_splash",
      cta: "my_taglys_banner_cta",
    },
    required: ["my_taglys_banner_headline"],
    pictures: { wide: "my_taglys_banner", narrow: "my_taglys_banner_mobile", required: true },
  },
  direct_search_mini_banner: {
    kind: "miniBanner",
    texts: {
      headline: "direct_search_mini_banner_headline",
      description: "direct_search_mini_banner_description",
      cta: "direct_search_mini_banner_cta",
    },
    modal: {
      headline: "direct_search_modal_headline",
      text: "direct_search_modal_description",
      cta: "direct_search_modal_cta",
    },
    required: ["direct_search_mini_banner_headline"],
  },
  direct_search_choice_chip: {
    kind: "chip",
    texts: {
      info: "direct_search_choice_chip_info",
      tooltip: "direct_search_choice_chip_tooltip",
      cta: "direct_search_choice_chip_cta",
    },
    required: ["direct_search_choice_chip_info"],
  },
};

/** The first placement that shows a type of picture. */
const placementsByBannerType: Readonly<Record<BannerType, CampaignPlacement>> = {
  configurator_banner: "configurator_banner",
  configurator_banner_mobile: "configurator_banner",
  configurator_success_banner: "configurator_success_banner",
  configurator_success_banner_mobile: "configurator_success_banner",
  accessory_banner: "accessory_popup",
  my_taglys_banner: "my_taglys_banner",
  my_taglys_banner_mobile: "my_taglys_banner",
};

const placementsByName = new Map<string, CampaignPlacement>([
  ...getKeys(placementRules).map((name) => [name, name] as const),
  ...getKeys(placementsByBannerType).map((name) => [name, placementsByBannerType[name]] as const),
]);

/** The names of all placements and types of pictures, without duplicates. */
export const positionTypes: readonly string[] = [...placementsByName.keys()];

/** Finds a placement by its name or by that of a type of picture; undefined for an unknown name. */
export function findPlacement(positionType: string): CampaignPlacement | undefined {
  return placementsByName.get(positionType);
}

function getKeys<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}
