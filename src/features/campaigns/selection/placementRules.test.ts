import { describe, expect, it } from "vitest";
import type { Campaign, CampaignPlacement, CampaignTextKey } from "#api/generated/rest.ts";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { selectCampaignAsset } from "./campaignAsset.ts";
import { findPlacement, placementRules, positionTypes } from "./placementRules.ts";

const { origin } = location;
const url = "https://www.taglys.example/daylight";

const placements = Object.keys(placementRules) as CampaignPlacement[];

const select = (campaign: Campaign, placement: CampaignPlacement) =>
  selectCampaignAsset([campaign], placement, ["de", "en"]);

function createBlanks<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, " "])) as Partial<Record<Name, string>>;
}

describe.each(placements)("placement %s", { tags: ["R1.11", "R3.26", "R3.27"] }, (placement) => {
  const { kind, texts, modal, pictures, required } = placementRules[placement];
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
      narrow: `${origin}/files/campaigns/${pictures.narrow ?? pictures.wide}.svg`,
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
      select(createSampleCampaign(placement, { texts: createBlanks(required) }), placement),
    ).toBeUndefined();
  });

  it("shows nothing without a picture if it is a banner or a popup", { tags: ["R1.12", "R5.6"] }, () => {
    const noPictures = createBlanks(pictures ? [pictures.wide, pictures.narrow ?? pictures.wide] : []);
    const asset = select(createSampleCampaign(placement, { pictures: noPictures }), placement);
    expect(asset).toEqual(pictures?.required ? undefined : { ...completeAsset, picture: undefined });
  });

  it("shows nothing of a campaign in another language", () => {
    expect(select(createSampleCampaign(placement, { language: "sv" }), placement)).toBeUndefined();
  });

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
