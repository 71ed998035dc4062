import { describe, expect, it } from "vitest";
import type { Campaign, CampaignPlacement } from "#api/generated/rest.ts";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { selectCampaignAsset } from "./campaignAsset.ts";
import { findPlacement, placementRules, positionTypes } from "./placementRules.ts";

const select = (campaign: Campaign, placement: CampaignPlacement) =>
  selectCampaignAsset([campaign], placement, ["de", "en"]);

const placements = Object.keys(placementRules) as CampaignPlacement[];

/** The kind of each placement, its texts, the texts of its dialog, and its pictures. */
const rows = `
configurator_banner | banner | configurator_banner_headline configurator_banner_splash configurator_banner_cta | - | configurator_banner configurator_banner_mobile
configurator_success_banner | banner | configurator_success_banner_headline configurator_success_banner_splash configurator_success_banner_cta | - | configurator_success_banner configurator_success_banner_mobile
configurator_flag | flag | configurator_answer_flag_title configurator_summary_flag_title | configurator_modal_headline configurator_modal_main configurator_modal_cta | -
accessory_popup | popup | accessory_popup_headline | accessory_popup_headline accessory_popup_description accessory_popup_splash accessory_popup_cta | accessory_banner accessory_banner
accessory_flag | flag | accessory_popup_splash accessory_popup_headline | accessory_popup_headline accessory_popup_description accessory_popup_splash accessory_popup_cta | accessory_banner accessory_banner
accessory_mini_banner | miniBanner | accessory_mini_banner_description accessory_mini_banner_cta | accessory_popup_headline accessory_popup_description accessory_popup_splash accessory_popup_cta | accessory_banner accessory_banner
my_taglys_banner | banner | my_taglys_banner_headline my_taglys_banner_description my_taglys_banner_splash my_taglys_banner_cta | - | my_taglys_banner my_taglys_banner_mobile
direct_search_mini_banner | miniBanner | direct_search_mini_banner_headline direct_search_mini_banner_description direct_search_mini_banner_cta | direct_search_modal_headline direct_search_modal_description direct_search_modal_cta | -
direct_search_choice_chip | chip | direct_search_choice_chip_info direct_search_choice_chip_tooltip direct_search_choice_chip_cta | - | -`;

/** The texts and pictures that each placement needs; one of several in an entry is enough. */
const required: Record<CampaignPlacement, string[]> = {
  configurator_banner: [
    "campaign_url",
    "configurator_banner_headline",
    "configurator_banner configurator_banner_mobile",
  ],
  configurator_success_banner: [
    "campaign_url",
    "configurator_success_banner_headline",
    "configurator_success_banner configurator_success_banner_mobile",
  ],
  configurator_flag: ["campaign_url", "configurator_answer_flag_title configurator_summary_flag_title"],
  accessory_popup: ["campaign_url", "accessory_popup_headline", "accessory_banner"],
  accessory_flag: ["campaign_url", "accessory_popup_splash accessory_popup_headline"],
  accessory_mini_banner: ["campaign_url", "accessory_mini_banner_description"],
  my_taglys_banner: ["campaign_url", "my_taglys_banner_headline", "my_taglys_banner my_taglys_banner_mobile"],
  direct_search_mini_banner: ["campaign_url", "direct_search_mini_banner_headline"],
  direct_search_choice_chip: ["campaign_url", "direct_search_choice_chip_info"],
};

it("selectCampaignAsset has the specified kind, texts and pictures at each placement", {
  tags: ["R3.27"],
}, () => {
  const describeParts = (parts: object = {}) =>
    Object.values(parts)
      .filter((part) => part !== undefined)
      .map((part: string) => part.replace(/ in en$|.*\/campaigns\/(.*)\.svg$/, "$1"))
      .join(" ") || "-";
  const shown = placements.map((placement) => {
    const asset = select(createSampleCampaign(placement), placement);
    const { texts, modal, picture } = asset ?? {};
    return [placement, asset?.kind, ...[texts, modal, picture].map(describeParts)].join(" | ");
  });
  expect(shown).toEqual(rows.trim().split("\n"));
});

it("selectCampaignAsset needs exactly the parts that the specification requires at each placement", {
  tags: ["R1.12", "R5.6"],
}, () => {
  const isShown = (placement: CampaignPlacement, has: (name: string) => boolean) => {
    const { texts, images, ...campaign } = createSampleCampaign(placement);
    const parts = {
      texts: texts.filter((it) => has(it.label)),
      images: images.filter((it) => has(it.label)),
    };
    return select({ ...campaign, ...parts }, placement) !== undefined;
  };
  for (const placement of placements) {
    const groups = required[placement].map((group) => group.split(" "));
    const minimum = groups.map(([first]) => first);
    expect(
      isShown(placement, (name) => minimum.includes(name)),
      placement,
    ).toBe(true);
    for (const group of groups) {
      expect(
        isShown(placement, (name) => !group.includes(name)),
        `${placement} without ${group}`,
      ).toBe(false);
    }
  }
});

describe("findPlacement", () => {
  it("finds each placement and each type of picture by its name", { tags: ["R3.25", "R3.26"] }, () => {
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
