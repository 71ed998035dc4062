import { describe, expect, it } from "vitest";
import type { BannerType, Campaign, CampaignPlacement, CampaignTextKey } from "../../api/generated/rest.ts";
import type { CampaignAsset } from "./campaignAsset.ts";
import { sampleCampaign } from "./sampleCampaign.ts";
import { selectCampaignAsset } from "./selectCampaignAsset.ts";

const own = location.origin;
const url = "https://www.taglys.example/daylight";

/** What a complete campaign shows: texts are named by their keys, pictures by their kinds. */
interface Row {
  kind: CampaignAsset["kind"];
  texts: Partial<Record<keyof CampaignAsset["texts"], CampaignTextKey>>;
  modal?: Record<"headline" | "text" | "cta", CampaignTextKey>;
  pictures?: { wide: BannerType; narrow: BannerType };
  /** Without these the placement shows nothing. */
  main: CampaignTextKey[];
  needsPicture: boolean;
}

const rows: Record<CampaignPlacement, Row> = {
  configurator_banner: {
    kind: "banner",
    texts: {
      headline: "configurator_banner_headline",
      splash: "configurator_banner_splash",
      cta: "configurator_banner_cta",
    },
    pictures: { wide: "configurator_banner", narrow: "configurator_banner_mobile" },
    main: ["configurator_banner_headline"],
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
    main: ["configurator_success_banner_headline"],
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
    main: ["configurator_answer_flag_title", "configurator_summary_flag_title"],
    needsPicture: false,
  },
  accessory_popup: {
    kind: "popup",
    texts: {
      headline: "accessory_popup_headline",
      description: "accessory_popup_description",
      splash: "accessory_popup_splash",
      cta: "accessory_popup_cta",
    },
    pictures: { wide: "accessory_banner", narrow: "accessory_banner" },
    main: ["accessory_popup_headline"],
    needsPicture: true,
  },
  accessory_flag: {
    kind: "flag",
    texts: { summary: "accessory_popup_splash", headline: "accessory_popup_headline" },
    modal: {
      headline: "accessory_popup_headline",
      text: "accessory_popup_description",
      cta: "accessory_popup_cta",
    },
    main: ["accessory_popup_splash", "accessory_popup_headline"],
    needsPicture: false,
  },
  accessory_mini_banner: {
    kind: "miniBanner",
    texts: { description: "accessory_mini_banner_description", cta: "accessory_mini_banner_cta" },
    pictures: { wide: "accessory_banner", narrow: "accessory_banner" },
    main: ["accessory_mini_banner_description"],
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
    main: ["my_taglys_banner_headline"],
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
    main: ["direct_search_mini_banner_headline"],
    needsPicture: false,
  },
  direct_search_choice_chip: {
    kind: "chip",
    texts: {
      info: "direct_search_choice_chip_info",
      tooltip: "direct_search_choice_chip_tooltip",
      cta: "direct_search_choice_chip_cta",
    },
    main: ["direct_search_choice_chip_info"],
    needsPicture: false,
  },
};
const placements = Object.keys(rows) as CampaignPlacement[];

const select = (campaign: Campaign, placement: CampaignPlacement, languages = ["de", "en"]) =>
  selectCampaignAsset([campaign], placement, languages);

function blanks<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  return Object.fromEntries(names.map((name) => [name, " "])) as Partial<Record<Name, string>>;
}

describe.each(placements)("[R1.11] [R3.26] [R3.27] the placement %s", (placement) => {
  const { kind, texts, modal, pictures, main, needsPicture } = rows[placement];
  const said = <Part extends string>(keys: Partial<Record<Part, CampaignTextKey>>) =>
    Object.fromEntries(Object.entries(keys).map(([part, key]) => [part, `${key} in en`]));
  const shown = {
    campaignId: "campaign-1",
    placement,
    kind,
    language: "en",
    address: url,
    texts: said(texts),
    modal: modal && said(modal),
    picture: pictures && {
      wide: `${own}/files/campaigns/${pictures.wide}.svg`,
      narrow: `${own}/files/campaigns/${pictures.narrow}.svg`,
    },
  };

  it("shows all that a complete campaign has for it", () => {
    expect(select(sampleCampaign(placement), placement)).toEqual(shown);
  });

  it("[R1.12] [R5.6] shows nothing without a url", () => {
    expect(select(sampleCampaign(placement, { texts: { campaign_url: "" } }), placement)).toBeUndefined();
  });

  it("[R1.12] [R5.6] shows nothing without its main text", () => {
    expect(select(sampleCampaign(placement, { texts: blanks(main) }), placement)).toBeUndefined();
  });

  it("[R1.12] [R5.6] without a picture shows nothing where it is a banner or a popup", () => {
    const none = blanks(pictures ? [pictures.wide, pictures.narrow] : []);
    const asset = select(sampleCampaign(placement, { pictures: none }), placement);
    expect(asset).toEqual(needsPicture ? undefined : { ...shown, picture: undefined });
  });

  it("shows nothing of a campaign in other languages", () => {
    expect(select(sampleCampaign(placement, { language: "sv" }), placement)).toBeUndefined();
  });

  it.each(["javascript:alert(1)", "http://www.taglys.example", "//taglys.example", "data:text/html,hi"])(
    "shows nothing that leads to %s",
    (foreign) => {
      const campaign = sampleCampaign(placement, { texts: { campaign_url: foreign } });
      expect(select(campaign, placement)).toBeUndefined();
    },
  );

  it("shows nothing of a campaign that is meant for other placements", () => {
    expect(select({ ...sampleCampaign(placement), positions: [] }, placement)).toBeUndefined();
  });
});

describe("the choice of a campaign", () => {
  const placement = "my_taglys_banner";

  it("falls on the first that is complete", () => {
    const campaigns = [
      sampleCampaign(placement, { id: "no url", texts: { campaign_url: "" } }),
      sampleCampaign("accessory_popup", { id: "elsewhere" }),
      sampleCampaign(placement, { id: "first" }),
      sampleCampaign(placement, { id: "second" }),
    ];
    expect(selectCampaignAsset(campaigns, placement, ["en"])?.campaignId).toBe("first");
  });

  it("takes all texts from the first language that is complete, and mixes none", () => {
    const swiss = sampleCampaign(placement, {
      language: "gsw",
      texts: { my_taglys_banner_headline: "" },
    });
    const german = sampleCampaign(placement, { language: "de", texts: { my_taglys_banner_cta: "" } });
    const both = { ...german, texts: [...swiss.texts, ...german.texts] };
    const asset = select(both, placement, ["gsw", "de", "en"]);
    expect(asset?.language).toBe("de");
    expect(asset?.texts).toEqual({
      headline: "my_taglys_banner_headline in de",
      description: "my_taglys_banner_description in de",
      splash: "my_taglys_banner_splash in de",
    });
  });

  it("passes over a language whose url is foreign", () => {
    const german = sampleCampaign(placement, {
      language: "de",
      texts: { campaign_url: "http://www.taglys.example" },
    });
    const both = { ...german, texts: [...german.texts, ...sampleCampaign(placement).texts] };
    expect(select(both, placement)?.language).toBe("en");
  });

  it.each([
    ["wide", { my_taglys_banner_mobile: "" }, `${own}/files/campaigns/my_taglys_banner.svg`],
    ["narrow", { my_taglys_banner: "" }, `${own}/files/campaigns/my_taglys_banner_mobile.svg`],
    [
      "allowed",
      { my_taglys_banner: "http://pictures.example/a.png" },
      `${own}/files/campaigns/my_taglys_banner_mobile.svg`,
    ],
  ])("[R3.25] uses the only picture that is %s at every width", (_, pictures, address) => {
    expect(select(sampleCampaign(placement, { pictures }), placement)?.picture).toEqual({
      wide: address,
      narrow: address,
    });
  });

  it("opens no modal without its text, and is a link then", () => {
    const campaign = sampleCampaign("configurator_flag", { texts: { configurator_modal_main: "" } });
    expect(select(campaign, "configurator_flag")).toMatchObject({ modal: undefined, address: url });
  });

  it("is content with one of a flag's titles", () => {
    const campaign = sampleCampaign("configurator_flag", { texts: { configurator_answer_flag_title: "" } });
    expect(select(campaign, "configurator_flag")?.texts).toEqual({
      summary: "configurator_summary_flag_title in en",
    });
  });

  it("leads to a path of the same site too", () => {
    const campaign = sampleCampaign(placement, { texts: { campaign_url: "/faq?topic=blinds#spring" } });
    expect(select(campaign, placement)?.address).toBe(`${own}/faq?topic=blinds#spring`);
  });
});
