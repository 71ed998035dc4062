import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { createSampleCampaign } from "#features/campaigns/selection/createSampleCampaign.ts";
import { openProject } from "#testing/rendering/openProject.ts";

const placements = [
  "accessory_popup",
  "accessory_mini_banner",
  "accessory_flag",
  "configurator_success_banner",
  "configurator_flag",
] as const;

function listPromotions(): (string | null)[] {
  return screen
    .queryAllByRole("region", { name: /^Promotion/ })
    .map((region) => region.getAttribute("aria-label"));
}

it.each([
  [placements, "Promotion: accessory_mini_banner_description in en"],
  [placements.filter((it) => it !== "accessory_mini_banner"), "Promotion: accessory_popup_headline in en"],
])(
  "ProjectScreen shows one promotion for accessories beside the banner, of %o",
  { tags: ["R1.11"] },
  async (placed, name) => {
    const campaigns = placed.map((it) => createSampleCampaign(it, { id: `campaign-${it}` }));
    await openProject({ "/api/campaigns": () => ({ data: campaigns }) });
    await screen.findByRole("region", { name: "Where your request stands" });
    await waitFor(() =>
      expect(listPromotions()).toEqual([name, "Promotion: configurator_success_banner_headline in en"]),
    );
  },
);
