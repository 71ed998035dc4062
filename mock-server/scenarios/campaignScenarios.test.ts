import { expect, it } from "vitest";
import { buildScenario } from "../testing/buildScenario.ts";
import { requireDefined } from "../testing/findRecords.ts";

const buildCampaign = (parameters: object) =>
  requireDefined(buildScenario("DE", "campaigns", parameters).campaigns[0]);
const listLabels = (parameters: object) => buildCampaign(parameters).texts.map(({ label }) => label);

it("scenario campaigns omits the url, the headlines or the images", () => {
  // Each language of the country has every label.
  const all = [...new Set(listLabels({}))];
  const findMissingLabels = (without: string) => {
    const labels = listLabels({ without });
    return all.filter((label) => !labels.includes(label)).toSorted();
  };
  expect(findMissingLabels("url")).toEqual(["campaign_url"]);
  expect(findMissingLabels("headline")).toContain("my_taglys_banner_headline");
  expect(findMissingLabels("headline")).toEqual(all.filter((label) => /_headline$/.test(label)).toSorted());
  expect(buildCampaign({ without: "image" }).images).toEqual([]);
});
