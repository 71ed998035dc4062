import { describe, expect, it } from "vitest";
import type { Country } from "../generated/mainApi.ts";
import { requireDefined } from "../testing/findRecords.ts";
import { startTime } from "../testing/worlds.ts";
import { buildWorld } from "./buildWorld.ts";

function buildCampaigns(country: Country, parameters: object) {
  return buildWorld({ id: "built", country, scenario: "campaigns", parameters, now: startTime }).campaigns;
}

function collectLabels(parameters: object) {
  const [campaign] = buildCampaigns("DE", parameters);
  return new Set(requireDefined(campaign).texts.map(({ label }) => label));
}

describe("scenario campaigns", () => {
  it("omits the url, the headlines or the images", { tags: ["R3.26"] }, () => {
    const all = [...collectLabels({})];
    const findMissingLabels = (without: string) => {
      const labels = collectLabels({ without });
      return all.filter((label) => !labels.has(label)).toSorted();
    };
    expect(findMissingLabels("url")).toEqual(["campaign_url"]);
    expect(findMissingLabels("headline")).toEqual([
      "accessory_popup_headline",
      "configurator_banner_headline",
      "configurator_modal_headline",
      "configurator_success_banner_headline",
      "direct_search_mini_banner_headline",
      "direct_search_modal_headline",
      "my_taglys_banner_headline",
    ]);
    expect(buildCampaigns("DE", { without: "image" })[0]?.images).toEqual([]);
  });

  it("links to the given url in each language", () => {
    const url = "javascript:alert(1)";
    const [campaign] = buildCampaigns("CH", { url });
    const urls = requireDefined(campaign).texts.filter(({ label }) => label === "campaign_url");
    expect(urls.map(({ contents }) => contents)).toEqual(urls.map(() => url));
    expect(urls.length).toBeGreaterThan(1);
  });

  it("has texts in the given language only", () => {
    const [campaign] = buildCampaigns("DE", { language: "sv" });
    expect(new Set(requireDefined(campaign).texts.map(({ locale }) => locale))).toEqual(new Set(["sv"]));
  });

  it("adds a complete campaign with followed", () => {
    const [first, second] = buildCampaigns("DE", { without: "url", followed: true });
    expect(requireDefined(second).id).not.toBe(requireDefined(first).id);
    expect(requireDefined(second).texts.some(({ label }) => label === "campaign_url")).toBe(true);
  });
});
