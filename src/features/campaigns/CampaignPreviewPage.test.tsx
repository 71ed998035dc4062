import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Campaign } from "../../api/generated/rest.ts";
import type { Answers } from "../../testing/fakeService.ts";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { failure } from "../../testing/responses.ts";
import { visitorAnswers } from "../../testing/sampleData.ts";
import { placementRules, positionTypes } from "./placementRules.ts";
import { sampleCampaign } from "./sampleCampaign.ts";

const placement = "my_taglys_banner";

function openPreview(name: string, campaigns: Campaign[] | NonNullable<Answers["/api/campaigns"]>) {
  const answer = Array.isArray(campaigns) ? () => ({ data: campaigns }) : campaigns;
  return renderPortal(`/campaign-asset-preview/${name}`, { ...visitorAnswers, "/api/campaigns": answer });
}

function post(data: unknown, origin = location.origin) {
  act(() => void dispatchEvent(new MessageEvent("message", { data, origin })));
}

const banners = (headline: string) => screen.findAllByRole("heading", { name: headline });
const missingList = () => within(screen.getByRole("region", { name: "Missing parts" }));

describe("the preview of a campaign's asset", () => {
  it("[R2.29] [R6.4] shows it at the widths of a phone and of a desktop, without sign-in", async () => {
    const { callsOf } = await openPreview(placement, [sampleCampaign(placement)]);
    expect(await banners("my_taglys_banner_headline in en")).toHaveLength(2);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Preview of my_taglys_banner");
    const phone = screen.getByText("Phone, 390 px").closest("figure");
    const desktop = screen.getByText("Desktop, 1,200 px").closest("figure");
    await waitFor(() => expect(phone?.querySelector("source")?.media).toBe("all"));
    expect(desktop?.querySelector("source")?.media).toBe("not all");
    expect(missingList().getByText("Nothing is missing in this language.")).toBeTruthy();
    expect(callsOf("/api/campaigns")[0]?.headers.has("authorization")).toBe(false);
  });

  it.each(positionTypes)("[R3.25] [R3.26] knows %s", async (name) => {
    const all = Object.keys(placementRules) as (keyof typeof placementRules)[];
    await openPreview(
      name,
      all.map((each) => sampleCampaign(each, { id: each })),
    );
    expect(await screen.findByText("Phone, 390 px")).toBeTruthy();
    expect(missingList().getByText("Nothing is missing in this language.")).toBeTruthy();
    expect(screen.queryByText(/not assigned/)).toBeNull();
  });

  it("[R3.18] [R5.6] names every missing part, at its place and in a list", async () => {
    const campaign = sampleCampaign(placement, {
      texts: { campaign_url: "javascript:alert(1)", my_taglys_banner_headline: "" },
      pictures: { my_taglys_banner: "", my_taglys_banner_mobile: "" },
    });
    await openPreview(placement, [campaign]);
    expect(await banners("[my_taglys_banner_headline]")).toHaveLength(2);
    const parts = missingList().getAllByRole("listitem");
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

  it("shows the language that is chosen", async () => {
    const english = sampleCampaign(placement);
    const german = sampleCampaign(placement, { language: "de" });
    const { user } = await openPreview(placement, [
      { ...english, texts: [...english.texts, ...german.texts] },
    ]);
    const select = await screen.findByRole("combobox", { name: "Language of the texts" });
    await user.selectOptions(select, "German");
    expect(await banners("my_taglys_banner_headline in de")).toHaveLength(2);
  });

  it("shows the campaign that is chosen, and says that it runs elsewhere", async () => {
    const { user } = await openPreview(placement, [
      sampleCampaign("accessory_popup", { id: "elsewhere" }),
      sampleCampaign(placement, { id: "here" }),
    ]);
    const select = await screen.findByRole("combobox", { name: "Campaign" });
    expect(select).toHaveProperty("value", "here");
    await user.selectOptions(select, "elsewhere");
    expect(screen.getByText("This campaign is not assigned to this placement")).toBeTruthy();
    expect(await banners("[my_taglys_banner_headline]")).toHaveLength(2);
  });

  it("names what is missing of a campaign without any text", async () => {
    await openPreview(placement, [{ ...sampleCampaign(placement), texts: [] }]);
    expect(await screen.findByText("This campaign has no texts in any language")).toBeTruthy();
    expect(missingList().getAllByRole("listitem")).toHaveLength(5);
  });

  it("explains where there is no campaign", async () => {
    await openPreview(placement, []);
    expect(await screen.findByRole("heading", { name: "There is no campaign to show yet" })).toBeTruthy();
  });

  it("shows what the editor sends where the list is refused", async () => {
    await openPreview(placement, () => failure(401));
    expect(await screen.findByText("The list of campaigns could not be loaded")).toBeTruthy();
    post({ type: "taglys.campaign", campaign: sampleCampaign(placement) });
    expect(await banners("my_taglys_banner_headline in en")).toHaveLength(2);
    expect(screen.getByText("The list of campaigns could not be loaded")).toBeTruthy();
  });
});

describe("a campaign posted by the editor's window", () => {
  const edited = sampleCampaign(placement, {
    id: "draft",
    texts: { my_taglys_banner_headline: "Spring light" },
  });

  it.each(["http://localhost:3000", "https://ie.portal.example"])("is shown from %s", async (origin) => {
    await openPreview(placement, [sampleCampaign(placement)]);
    await banners("my_taglys_banner_headline in en");
    post({ type: "taglys.campaign", campaign: edited }, origin);
    expect(await banners("Spring light")).toHaveLength(2);
    expect(screen.getByRole("option", { name: "draft (from the editor)" })).toBeTruthy();
  });

  it("takes the place of its earlier state", async () => {
    await openPreview(placement, []);
    await screen.findByText("There is no campaign to show yet");
    post({ type: "taglys.campaign", campaign: edited });
    await banners("Spring light");
    const later = sampleCampaign(placement, {
      id: "draft",
      texts: { my_taglys_banner_headline: "Summer light" },
    });
    post({ type: "taglys.campaign", campaign: later });
    expect(await banners("Summer light")).toHaveLength(2);
    expect(screen.queryByText("Spring light")).toBeNull();
    expect(screen.queryByRole("combobox", { name: "Campaign" })).toBeNull();
  });

  it.each([
    ["from a foreign origin", { type: "taglys.campaign", campaign: edited }, "https://evil.example"],
    ["from a sandboxed window", { type: "taglys.campaign", campaign: edited }, "null"],
    [
      "from a like name",
      { type: "taglys.campaign", campaign: edited },
      "https://ie.portal.example.evil.example",
    ],
    ["of another type", { type: "other", campaign: edited }, location.origin],
    [
      "without texts",
      { type: "taglys.campaign", campaign: { ...edited, texts: undefined } },
      location.origin,
    ],
    ["that is a text", "taglys.campaign", location.origin],
    ["that is nothing", null, location.origin],
  ])("is not heard %s", async (_, data, origin) => {
    await openPreview(placement, [sampleCampaign(placement)]);
    await banners("my_taglys_banner_headline in en");
    post(data, origin);
    await waitFor(() => expect(screen.queryByText("Spring light")).toBeNull());
    expect(screen.getAllByRole("heading", { name: "my_taglys_banner_headline in en" })).toHaveLength(2);
  });
});

describe("an unknown type of asset", () => {
  it("[R2.29] is answered with links to the known ones", async () => {
    const { callsOf } = await openPreview("skyscraper", []);
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
      "Nothing is called skyscraper",
    );
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      positionTypes.map((name) => `/campaign-asset-preview/${name}`),
    );
    expect(links).toHaveLength(13);
    expect(callsOf("/api/campaigns")).toEqual([]);
  });
});
