import { describe, expect, it } from "vitest";
import type { Campaign } from "#api/generated/rest.ts";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { findMissingParts, selectCampaignAsset } from "./campaignAsset.ts";

const { origin } = location;
const placement = "my_taglys_banner";

const select = (campaign: Campaign, languages = ["de", "en"]) =>
  selectCampaignAsset([campaign], placement, languages);

describe("selectCampaignAsset", () => {
  it("returns the asset of the first campaign that has all required parts", () => {
    const campaigns = [
      createSampleCampaign(placement, { id: "no url", texts: { campaign_url: "" } }),
      createSampleCampaign("accessory_popup", { id: "elsewhere" }),
      createSampleCampaign(placement, { id: "first" }),
      createSampleCampaign(placement, { id: "second" }),
    ];
    expect(selectCampaignAsset(campaigns, placement, ["en"])?.campaignId).toBe("first");
  });

  it("takes all texts from the first language that has all required ones", () => {
    const swiss = createSampleCampaign(placement, {
      language: "gsw",
      texts: { my_taglys_banner_headline: "" },
    });
    const german = createSampleCampaign(placement, { language: "de", texts: { my_taglys_banner_cta: "" } });
    const both = { ...german, texts: [...swiss.texts, ...german.texts] };
    const asset = select(both, ["gsw", "de", "en"]);
    expect(asset?.language).toBe("de");
    expect(asset?.texts).toEqual({
      headline: "my_taglys_banner_headline in de",
      description: "my_taglys_banner_description in de",
      splash: "my_taglys_banner_splash in de",
    });
  });

  it("does not use a text in the locale de-CH for the language de", { tags: ["R3.18"] }, () => {
    const austrian = createSampleCampaign(placement, { language: "de-AT" as never });
    expect(select(austrian, ["de"])).toBeUndefined();
  });

  it("skips a language whose URL is not safe", () => {
    const german = createSampleCampaign(placement, {
      language: "de",
      texts: { campaign_url: "http://www.taglys.example" },
    });
    const both = { ...german, texts: [...german.texts, ...createSampleCampaign(placement).texts] };
    expect(select(both)?.language).toBe("en");
  });

  it.each([
    ["wide", { my_taglys_banner_mobile: "" }, `${origin}/files/campaigns/my_taglys_banner.svg`],
    ["narrow", { my_taglys_banner: "" }, `${origin}/files/campaigns/my_taglys_banner_mobile.svg`],
    [
      "allowed",
      { my_taglys_banner: "http://pictures.example/a.png" },
      `${origin}/files/campaigns/my_taglys_banner_mobile.svg`,
    ],
  ])("uses the only %s picture for both widths", (_, pictures, expected) => {
    expect(select(createSampleCampaign(placement, { pictures }))?.picture).toEqual({
      wide: expected,
      narrow: expected,
    });
  });

  it("returns an asset without modal if the text of the modal is missing", () => {
    const campaign = createSampleCampaign("configurator_flag", { texts: { configurator_modal_main: "" } });
    expect(selectCampaignAsset([campaign], "configurator_flag", ["en"])).toMatchObject({
      modal: undefined,
      url: "https://www.taglys.example/daylight",
    });
  });
});

describe("findMissingParts", () => {
  it("returns each missing text and picture, and marks required ones", () => {
    const campaign = createSampleCampaign(placement, {
      texts: {
        campaign_url: "javascript:alert(1)",
        my_taglys_banner_headline: " ",
        my_taglys_banner_cta: "",
      },
      pictures: { my_taglys_banner: "http://pictures.example/a.png" },
    });
    expect(findMissingParts(campaign, placement, "en")).toEqual([
      { kind: "text", name: "campaign_url", problem: "refused", required: true },
      { kind: "text", name: "my_taglys_banner_headline", problem: "missing", required: true },
      { kind: "text", name: "my_taglys_banner_cta", problem: "missing", required: false },
      { kind: "picture", name: "my_taglys_banner", problem: "refused", required: false },
    ]);
  });

  it("returns missing texts of a modal", () => {
    const campaign = createSampleCampaign("direct_search_mini_banner", {
      texts: { direct_search_modal_description: "" },
    });
    expect(findMissingParts(campaign, "direct_search_mini_banner", "en")).toEqual([
      { kind: "text", name: "direct_search_modal_description", problem: "missing", required: false },
    ]);
  });
});
