import { describe, expect, it } from "vitest";
import type { Country } from "../../generated/mainApi.ts";
import { found } from "../../testing/records.ts";
import { startOfTime } from "../../testing/worlds.ts";
import { buildWorld } from "../buildWorld.ts";
import { countrySeeds } from "../countries/countrySeeds.ts";

const countries = Object.values(countrySeeds).map(({ country }) => country);

function campaignsOf(country: Country, parameters: object) {
  return buildWorld({ id: "built", country, scenario: "campaigns", parameters, now: startOfTime }).campaigns;
}

function labelsOf(parameters: object) {
  const [campaign] = campaignsOf("DE", parameters);
  return new Set(found(campaign).texts.map(({ label }) => label));
}

describe("the scenario campaigns", () => {
  it.each(countries)("has one complete campaign at every placement in %s [R3.26]", (country) => {
    const [campaign, ...others] = campaignsOf(country, {});
    expect(others).toEqual([]);
    expect(found(campaign).positions).toHaveLength(9);
    expect(found(campaign).images).toHaveLength(7);
  });

  it("leaves out the url, the headlines or the pictures", () => {
    const all = [...labelsOf({})];
    const lacking = (without: string) => {
      const left = labelsOf({ without });
      return all.filter((label) => !left.has(label)).toSorted();
    };
    expect(lacking("url")).toEqual(["campaign_url"]);
    expect(lacking("headline")).toEqual([
      "accessory_popup_headline",
      "configurator_banner_headline",
      "configurator_modal_headline",
      "configurator_success_banner_headline",
      "direct_search_mini_banner_headline",
      "direct_search_modal_headline",
      "my_taglys_banner_headline",
    ]);
    expect(campaignsOf("DE", { without: "image" })[0]?.images).toEqual([]);
  });

  it.each(["javascript:alert(1)", "http://www.taglys.example/", "/faq"])("leads to %s", (url) => {
    const [campaign] = campaignsOf("CH", { url });
    const urls = found(campaign).texts.filter(({ label }) => label === "campaign_url");
    expect(urls.map(({ contents }) => contents)).toEqual(urls.map(() => url));
    expect(urls.length).toBeGreaterThan(1);
  });

  it("speaks one language alone, whatever the country's are", () => {
    const [campaign] = campaignsOf("DE", { language: "sv" });
    expect(new Set(found(campaign).texts.map(({ locale }) => locale))).toEqual(new Set(["sv"]));
  });

  it("is followed by a complete campaign on demand", () => {
    const [first, second] = campaignsOf("DE", { without: "url", followed: true });
    expect(found(second).id).not.toBe(found(first).id);
    expect(found(second).texts.some(({ label }) => label === "campaign_url")).toBe(true);
  });

  it.each([
    [{ without: "cta" }, /without must be one of url, headline, image\./],
    [{ language: "tlh" }, /language must be one of en, de, /],
    [{ url: 1 }, /url must be a text\./],
    [{ followed: "yes" }, /followed must be true or false\./],
  ])("refuses %j", (parameters, message) => {
    expect(() => campaignsOf("DE", parameters)).toThrow(message);
  });
});
