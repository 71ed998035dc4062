import { describe, expect, it } from "vitest";
import { missingParts } from "./missingParts.ts";
import { placementOf, positionTypes } from "./placementRules.ts";
import { sampleCampaign } from "./sampleCampaign.ts";
import { textLanguages } from "./textLanguages.ts";

const placement = "my_taglys_banner";

describe("missingParts", () => {
  it("names nothing where all is there", () => {
    expect(missingParts(sampleCampaign(placement), placement, "en")).toEqual([]);
  });

  it("names each missing text and picture, and which of them must be", () => {
    const campaign = sampleCampaign(placement, {
      texts: {
        campaign_url: "javascript:alert(1)",
        my_taglys_banner_headline: " ",
        my_taglys_banner_cta: "",
      },
      pictures: { my_taglys_banner: "http://pictures.example/a.png" },
    });
    expect(missingParts(campaign, placement, "en")).toEqual([
      { kind: "text", name: "campaign_url", problem: "refused", required: true },
      { kind: "text", name: "my_taglys_banner_headline", problem: "missing", required: true },
      { kind: "text", name: "my_taglys_banner_cta", problem: "missing", required: false },
      { kind: "picture", name: "my_taglys_banner", problem: "refused", required: false },
    ]);
  });

  it("requires a picture where there is none, of any width", () => {
    const pictures = { my_taglys_banner: "", my_taglys_banner_mobile: "" };
    const missing = missingParts(sampleCampaign(placement, { pictures }), placement, "en");
    expect(missing.map(({ name, required }) => [name, required])).toEqual([
      ["my_taglys_banner", true],
      ["my_taglys_banner_mobile", true],
    ]);
  });

  it("names the texts of a modal", () => {
    const campaign = sampleCampaign("direct_search_mini_banner", {
      texts: { direct_search_modal_description: "" },
    });
    expect(missingParts(campaign, "direct_search_mini_banner", "en")).toEqual([
      { kind: "text", name: "direct_search_modal_description", problem: "missing", required: false },
    ]);
  });
});

describe("placementOf", () => {
  it("[R3.25] [R3.26] knows nine placements and seven kinds of pictures by their names", () => {
    expect(positionTypes.map((name) => [name, placementOf(name)])).toEqual([
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

  it.each(["", "constructor", "my_banner", "MY_TAGLYS_BANNER"])("does not know %o", (name) => {
    expect(placementOf(name)).toBeUndefined();
  });
});

describe("textLanguages", () => {
  it.each([
    ["de-DE", "de-DE", ["de", "en"]],
    ["de-CH", "de-CH", ["gsw", "de", "en"]],
    ["fr-CH", "de-CH", ["fr", "gsw", "de", "en"]],
    ["en-GB", "en-GB", ["en"]],
    ["da", undefined, ["da", "en"]],
    ["sv", "tlh", ["sv", "en"]],
  ])("of %s in a country of %s are %j", (locale, defaultLocale, languages) => {
    expect(textLanguages(locale, defaultLocale)).toEqual(languages);
  });
});
