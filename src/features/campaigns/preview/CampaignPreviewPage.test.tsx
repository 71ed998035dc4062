import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Campaign } from "#api/generated/rest.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import type { ResponseStubs } from "#testing/network/fakeService.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { getSection } from "#testing/rendering/sections.ts";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { createSampleConfig, visitorResponses } from "#testing/samples/sampleProjects.ts";

const placement = "my_taglys_banner";

function openPreview(name: string, campaigns: Campaign[] | NonNullable<ResponseStubs["/api/campaigns"]>) {
  const respond = Array.isArray(campaigns) ? () => ({ data: campaigns }) : campaigns;
  return renderPortal(`/campaign-asset-preview/${name}`, { ...visitorResponses, "/api/campaigns": respond });
}

function postMessage(data: unknown, origin = location.origin) {
  act(() => void dispatchEvent(new MessageEvent("message", { data, origin })));
}

const findBanners = (headline: string) => screen.findAllByText(headline);
const getMissingParts = () => getSection("Missing parts");

describe("CampaignPreviewPage", () => {
  it("shows an asset at the widths of a phone and of a desktop, without sign-in", {
    tags: ["R2.29", "R6.4"],
  }, async () => {
    const { getRequests } = await openPreview(placement, [createSampleCampaign(placement)]);
    expect(await findBanners("my_taglys_banner_headline in en")).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Preview of my_taglys_banner");
    const phone = screen.getByText("Phone, 390 px").closest("figure");
    const desktop = screen.getByText("Desktop, 1,200 px").closest("figure");
    await waitFor(() => expect(phone?.querySelector("source")?.media).toBe("all"));
    expect(desktop?.querySelector("source")?.media).toBe("not all");
    expect(getMissingParts().getByText("Nothing is missing in this language.")).toBeTruthy();
    expect(getRequests("/api/campaigns")[0]?.headers.has("authorization")).toBe(false);
  });

  it("lists every missing part and shows placeholders for missing texts", async () => {
    const campaign = createSampleCampaign(placement, {
      texts: { campaign_url: "javascript:alert(1)", my_taglys_banner_headline: "" },
      pictures: { my_taglys_banner: "", my_taglys_banner_mobile: "" },
    });
    await openPreview(placement, [campaign]);
    expect(await findBanners("[my_taglys_banner_headline]")).toHaveLength(2);
    const parts = getMissingParts().getAllByRole("listitem");
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      "Textcampaign_urladdress refused: only https or a path of this siteRequired",
      "Textmy_taglys_banner_headlinenot thereRequired",
      "Picturemy_taglys_bannernot thereRequired",
      "Picturemy_taglys_banner_mobilenot thereRequired",
    ]);
    expect(screen.getByText(/Visitors do not see this asset/)).toBeTruthy();
    for (const link of screen.getAllByRole("link")) {
      expect(link.getAttribute("href")).toBe(`/campaign-asset-preview/${placement}`);
    }
  });

  it("shows the selected language", async () => {
    const english = createSampleCampaign(placement);
    const german = createSampleCampaign(placement, { language: "de" });
    const { user } = await openPreview(placement, [
      { ...english, texts: [...english.texts, ...german.texts] },
    ]);
    const select = await screen.findByRole("combobox", { name: "Language of the texts" });
    await user.selectOptions(select, "German");
    expect(await findBanners("my_taglys_banner_headline in de")).toHaveLength(2);
  });

  it("shows the selected campaign, and explains that it is for another placement", async () => {
    const { user } = await openPreview(placement, [
      createSampleCampaign("accessory_popup", { id: "elsewhere" }),
      createSampleCampaign(placement, { id: "here" }),
    ]);
    const select = await screen.findByRole("combobox", { name: "Campaign" });
    expect(select).toHaveProperty("value", "here");
    await user.selectOptions(select, "elsewhere");
    expect(screen.getByText("This campaign is not assigned to this placement")).toBeTruthy();
    expect(await findBanners("[my_taglys_banner_headline]")).toHaveLength(2);
  });

  it("lists the missing parts of a campaign without any text", async () => {
    await openPreview(placement, [{ ...createSampleCampaign(placement), texts: [] }]);
    expect(await screen.findByText("This campaign has no texts in any language")).toBeTruthy();
    expect(getMissingParts().getAllByRole("listitem")).toHaveLength(5);
  });

  it("explains that there is no campaign", async () => {
    await openPreview(placement, []);
    expect(await screen.findByRole("heading", { name: "There is no campaign to show yet" })).toBeTruthy();
  });

  it("loads the list again on request after a failure", async () => {
    const { user, stubResponses } = await openPreview(placement, () => createErrorResponse(400));
    expect(await screen.findByText("The list of campaigns could not be loaded")).toBeTruthy();
    stubResponses({ "/api/campaigns": () => ({ data: [createSampleCampaign(placement)] }) });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await findBanners("my_taglys_banner_headline in en")).toHaveLength(2);
    expect(screen.queryByText("The list of campaigns could not be loaded")).toBeNull();
  });

  it("shows campaigns that the editor posts if the list cannot be loaded", async () => {
    await openPreview(placement, () => createErrorResponse(401));
    expect(await screen.findByText("The list of campaigns could not be loaded")).toBeTruthy();
    postMessage({ type: "taglys.campaign", campaign: createSampleCampaign(placement) });
    expect(await findBanners("my_taglys_banner_headline in en")).toHaveLength(2);
    expect(screen.getByText("The list of campaigns could not be loaded")).toBeTruthy();
  });
});

describe("CampaignPreviewPage with a campaign that the editor posts", () => {
  const edited = createSampleCampaign(placement, {
    id: "draft",
    texts: { my_taglys_banner_headline: "Spring light" },
  });

  it.each(["http://localhost:3000", "https://ie.portal.example"])(
    "shows the campaign from %s",
    async (origin) => {
      await openPreview(placement, [createSampleCampaign(placement)]);
      await findBanners("my_taglys_banner_headline in en");
      postMessage({ type: "taglys.campaign", campaign: edited }, origin);
      expect(await findBanners("Spring light")).toHaveLength(2);
      expect(screen.getByRole("option", { name: "draft (from the editor)" })).toBeTruthy();
    },
  );

  it("replaces the campaign's earlier version", async () => {
    await openPreview(placement, []);
    await screen.findByText("There is no campaign to show yet");
    postMessage({ type: "taglys.campaign", campaign: edited });
    await findBanners("Spring light");
    const later = createSampleCampaign(placement, {
      id: "draft",
      texts: { my_taglys_banner_headline: "Summer light" },
    });
    postMessage({ type: "taglys.campaign", campaign: later });
    expect(await findBanners("Summer light")).toHaveLength(2);
    expect(screen.queryByText("Spring light")).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Campaign" })).toBeNull();
  });

  it.each([
    ["from another origin", { type: "taglys.campaign", campaign: edited }, "https://evil.example"],
    ["from a sandboxed window", { type: "taglys.campaign", campaign: edited }, "null"],
    [
      "from an origin that begins like an allowed one",
      { type: "taglys.campaign", campaign: edited },
      "https://ie.portal.example.evil.example",
    ],
    ["of another type", { type: "other", campaign: edited }, location.origin],
    ["without a campaign", { type: "taglys.campaign", campaign: null }, location.origin],
    ["that is a string", "taglys.campaign", location.origin],
    ["that is null", null, location.origin],
  ])("ignores a message %s, also if a country has a URL without an origin", async (_, data, origin) => {
    const { domains } = createSampleConfig();
    const runtimeConfig = createSampleConfig({ domains: [...domains, { country: "AT", url: "data:," }] });
    await renderPortal(`/campaign-asset-preview/${placement}`, {
      RuntimeConfig: () => ({ runtimeConfig }),
      "/api/campaigns": () => ({ data: [createSampleCampaign(placement)] }),
    });
    await findBanners("my_taglys_banner_headline in en");
    postMessage(data, origin);
    await waitFor(() => expect(screen.queryByText("Spring light")).toBeNull());
    expect(screen.getAllByText("my_taglys_banner_headline in en")).toHaveLength(2);
  });
});
