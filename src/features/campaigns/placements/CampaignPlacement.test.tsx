import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { CampaignPlacement as Placement } from "#api/generated/rest.ts";
import { renderPlacement } from "#testing/rendering/renderPlacement.tsx";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { campaignsQuery } from "../selection/campaignsQuery.ts";
import { placementRules } from "../selection/placementRules.ts";

describe.each(Object.keys(placementRules) as Placement[])("CampaignPlacement %s", (placement) => {
  it("renders nothing without campaigns", () => {
    expect(renderPlacement(placement, { campaigns: [] }).container.textContent).toBe("");
  });

  it("renders nothing if the campaigns cannot be loaded", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 500 })));
    const { queryClient } = renderPlacement(placement, { hasListFailed: true, sibling: <h1>The page</h1> });
    await waitFor(() => expect(queryClient.getQueryState(campaignsQuery().queryKey)?.status).toBe("error"));
    expect(document.body.textContent).toBe("The page");
    vi.unstubAllGlobals();
  });

  it("has the language of its texts as lang attribute, also in its dialog", async () => {
    renderPlacement(placement, {
      locale: "de-CH",
      campaigns: [createSampleCampaign(placement, { language: "de" })],
    });
    await act(async () => {
      for (const button of screen.queryAllByRole("button", { name: / in de$/ })) button.click();
    });
    const texts = screen.getAllByText(/ in de$/);
    expect(new Set(texts.map((it) => it.closest("[lang]")?.getAttribute("lang")))).toEqual(new Set(["de"]));
  });
});

it("CampaignPlacement shows a banner, a flag, a popup and a mini banner", { tags: ["R1.11"] }, () => {
  renderPlacement("my_taglys_banner");
  expect(screen.getByRole("link", { name: /^my_taglys_banner_cta in en/ })).toBeTruthy();
  for (const [placement, name] of [
    ["accessory_flag", "accessory_popup_splash in en"],
    ["accessory_popup", "accessory_popup_headline in en"],
    ["accessory_mini_banner", "accessory_mini_banner_cta in en"],
  ] as const) {
    renderPlacement(placement);
    expect(screen.getByRole("button", { name })).toBeTruthy();
  }
});

describe("CampaignPlacement with several placements", () => {
  it("shows the first placement with a campaign, and no other", () => {
    const placements = ["accessory_mini_banner", "accessory_flag"] as const;
    renderPlacement(placements);
    expect(screen.getByText("accessory_mini_banner_description in en")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "accessory_popup_splash in en" })).toBeNull();
  });

  it("shows the next placement if the first has no campaign", () => {
    renderPlacement(["accessory_mini_banner", "accessory_flag"], {
      campaigns: [createSampleCampaign("accessory_flag")],
    });
    expect(screen.getByRole("button", { name: "accessory_popup_splash in en" })).toBeTruthy();
  });
});
