import { describe, expect, it } from "vitest";
import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "#api/generated/rest.ts";
import { type CampaignAsset, selectCampaignAsset } from "./campaignAsset.ts";
import { createSampleCampaign } from "./createSampleCampaign.ts";
import { findPlacement, positionTypes } from "./placementRules.ts";

const { origin } = location;
const url = "https://www.taglys.example/daylight";

/** The asset of a complete campaign: texts by their keys, pictures by their types. */
interface ExpectedAsset {
  kind: CampaignAsset["kind"];
  texts: Partial<Record<keyof CampaignAsset["texts"], CampaignTextKey>>;
  modal?: Partial<Record<keyof NonNullable<CampaignAsset["modal"]>, CampaignTextKey>>;
  pictures?: { wide: BannerType; narrow: BannerType };
  /** Where a campaign has none of these, the placement shows nothing. */
  mainTexts: CampaignTextKey[];
  needsPicture: boolean;
}

const accessoryModal = {
  headline: "accessory_popup_headline",
  text: "accessory_popup_description",
  splash: "accessory_popup_splash",
  cta: "accessory_popup_cta",
} as const;

const expectedAssets: Record<CampaignPlacement, ExpectedAsset> = {
  configurator_banner: {
    kind: "banner",
    texts: {
      headline: "configurator_banner_headline",
      splash: "configurator_banner_splash",
      cta: "configurator_banner_cta",
    },
    pictures: { wide: "configurator_banner", narrow: "configurator_banner_mobile" },
    mainTexts: ["configurator_banner_headline"],
    needsPicture: true,
  },
  configurator_success_banner: {
    kind: "banner",
    texts: {
      headline: "configurator_success_banner_headline",
      splash: "configurator_success_banner_splash",
      cta: "configurator_success_banner_cta",
    },
    pictures: { wide: "configurator_success_banner", narrow: "configurator_success_banner_mobile" },
    mainTexts: ["configurator_success_banner_headline"],
    needsPicture: true,
  },
  configurator_flag: {
    kind: "flag",
    texts: { answer: "configurator_answer_flag_title", summary: "configurator_summary_flag_title" },
    modal: {
      headline: "configurator_modal_headline",
      text: "configurator_modal_main",
      cta: "configurator_modal_cta",
    },
    mainTexts: ["configurator_answer_flag_title", "configurator_summary_flag_title"],
    needsPicture: false,
  },
  accessory_popup: {
    kind: "popup",
    texts: { headline: "accessory_popup_headline" },
    modal: accessoryModal,
    pictures: { wide: "accessory_banner", narrow: "accessory_banner" },
    mainTexts: ["accessory_popup_headline"],
    needsPicture: true,
  },
  accessory_flag: {
    kind: "flag",
    texts: { summary: "accessory_popup_splash", headline: "accessory_popup_headline" },
    modal: accessoryModal,
    pictures: { wide: "accessory_banner", narrow: "accessory_banner" },
    mainTexts: ["accessory_popup_splash", "accessory_popup_headline"],
    needsPicture: false,
  },
  accessory_mini_banner: {
    kind: "miniBanner",
    texts: { description: "accessory_mini_banner_description", cta: "accessory_mini_banner_cta" },
    modal: accessoryModal,
    pictures: { wide: "accessory_banner", narrow: "accessory_banner" },
    mainTexts: ["accessory_mini_banner_description"],
    needsPicture: false,
  },
  my_taglys_banner: {
    kind: "banner",
    texts: {
      headline: "my_taglys_banner_headline",
      description: "my_taglys_banner_description",
      splash: "my_taglys_banner_splash",
      cta: "my_taglys_banner_cta",
    },
    pictures: { wide: "my_taglys_banner", narrow: "my_taglys_banner_mobile" },
    mainTexts: ["my_taglys_banner_headline"],
    needsPicture: true,
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
    mainTexts: ["direct_search_mini_banner_headline"],
    needsPicture: false,
  },
  direct_search_choice_chip: {
    kind: "chip",
    texts: {
      info: "direct_search_choice_chip_info",
      tooltip: "direct_search_choice_chip_tooltip",
      cta: "direct_search_choice_chip_cta",
    },
    mainTexts: ["direct_search_choice_chip_info"],
    needsPicture: false,
  },
};
const placements = Object.keys(expectedAssets) as CampaignPlacement[];

const select = (campaign: Campaign, placement: CampaignPlacement) =>
  selectCampaignAsset([campaign], placement, ["de", "en"]);

function createBlanks<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, " "])) as Partial<Record<Name, string>>;
}

describe.each(placements)("placement %s", { tags: ["R1.11", "R3.26", "R3.27"] }, (placement) => {
  const { kind, texts, modal, pictures, mainTexts, needsPicture } = expectedAssets[placement];
  const getTexts = <Part extends string>(keys: Partial<Record<Part, CampaignTextKey>>) =>
    Object.fromEntries(Object.entries(keys).map(([part, key]) => [part, `${key} in en`]));
  const completeAsset = {
    campaignId: "campaign-1",
    placement,
    kind,
    language: "en",
    url,
    texts: getTexts(texts),
    modal: modal && getTexts(modal),
    picture: pictures && {
      wide: `${origin}/files/campaigns/${pictures.wide}.svg`,
      narrow: `${origin}/files/campaigns/${pictures.narrow}.svg`,
    },
  };

  it("has all parts of a complete campaign", () => {
    expect(select(createSampleCampaign(placement), placement)).toEqual(completeAsset);
  });

  it("shows nothing without a URL", { tags: ["R1.12", "R5.6"] }, () => {
    expect(
      select(createSampleCampaign(placement, { texts: { campaign_url: "" } }), placement),
    ).toBeUndefined();
  });

  it("shows nothing without its main text", { tags: ["R1.12", "R5.6"] }, () => {
    expect(
      select(createSampleCampaign(placement, { texts: createBlanks(mainTexts) }), placement),
    ).toBeUndefined();
  });

  it("shows nothing without a picture if it is a banner or a popup", { tags: ["R1.12", "R5.6"] }, () => {
    const noPictures = createBlanks(pictures ? [pictures.wide, pictures.narrow] : []);
    const asset = select(createSampleCampaign(placement, { pictures: noPictures }), placement);
    expect(asset).toEqual(needsPicture ? undefined : { ...completeAsset, picture: undefined });
  });

  it("shows nothing of a campaign in another language", () => {
    expect(select(createSampleCampaign(placement, { language: "sv" }), placement)).toBeUndefined();
  });

  it.each(["javascript:alert(1)", "http://www.taglys.example", "//taglys.example", "data:text/html,hi"])(
    "shows nothing of a campaign with the URL %s",
    (unsafeUrl) => {
      const campaign = createSampleCampaign(placement, { texts: { campaign_url: unsafeUrl } });
      expect(select(campaign, placement)).toBeUndefined();
    },
  );

  it("shows nothing of a campaign for another placement", () => {
    expect(select({ ...createSampleCampaign(placement), positions: [] }, placement)).toBeUndefined();
  });
});

describe("findPlacement", () => {
  it("finds nine placements and seven types of pictures by their names", { tags: ["R3.25", "R3.26"] }, () => {
    expect(positionTypes.map((name) => [name, findPlacement(name)])).toEqual([
      ["configurator_banner", "configurator_banner"],
      ["configurator_success_banner", "configurator_success_banner"],
      ["configurator_flag", "configurator_flag"],
      ["accessory_popup", "accessory_popup"],
      ["accessory_flag", "accessory_flag"],
      ["accessory_mini_banner", "accessory_mini_banner"],
      ["my_taglys_banner", "my_taglys_banner"],
      ["direct_search_mini_banner", "direct_search_mini_banner"],
      ["direct_search_choice_chip", "direct_search_choice_chip"],
      ["configurator_banner_mobile", "configurator_banner"],
      ["configurator_success_banner_mobile", "configurator_success_banner"],
      ["accessory_banner", "accessory_popup"],
      ["my_taglys_banner_mobile", "my_taglys_banner"],
    ]);
  });

  it.each(["", "constructor", "my_banner", "MY_TAGLYS_BANNER"])("returns undefined for %o", (name) => {
    expect(findPlacement(name)).toBeUndefined();
  });
});
