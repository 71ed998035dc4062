import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { CampaignPlacement } from "#api/generated/rest.ts";
import { getDescriptions } from "#testing/browser/getDescriptions.ts";
import { setSaveData } from "#testing/browser/setSaveData.ts";
import { renderPlacement } from "#testing/rendering/renderPlacement.tsx";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";

/** The picture loads after the first paint. */
function findPicture(container: HTMLElement): Promise<HTMLImageElement> {
  return waitFor(() => {
    const picture = container.querySelector("img");
    if (!picture) throw new Error("There is no picture yet.");
    return picture;
  });
}

const renderWithUrl = (placement: CampaignPlacement, url: string) =>
  renderPlacement(placement, {
    campaigns: [createSampleCampaign(placement, { texts: { campaign_url: url } })],
  });

describe("CampaignBanner", () => {
  it("shows splash, headline, description and link", () => {
    renderPlacement("my_taglys_banner");
    const banner = within(screen.getByRole("region", { name: "Promotion" }));
    // A campaign has no heading: a screen's headings are for the customer's own data.
    expect(banner.queryByRole("heading")).toBeNull();
    expect(banner.getByText("my_taglys_banner_splash in en")).toBeTruthy();
    expect(banner.getByText("my_taglys_banner_headline in en")).toBeTruthy();
    expect(banner.getByText("my_taglys_banner_description in en")).toBeTruthy();
    const link = banner.getByRole("link");
    expect(link.textContent).toContain("my_taglys_banner_cta in en");
    expect(getDescriptions(link)).toEqual(["my_taglys_banner_headline in en"]);
  });

  it("has a picture for phones and one for wider screens", async () => {
    const { container } = renderPlacement("my_taglys_banner");
    const image = await findPicture(container);
    const source = container.querySelector("source");
    expect(source?.media).toBe("(max-width: 767.98px)");
    expect(source?.srcset).toMatch(/my_taglys_banner_mobile\.svg$/);
    expect(image.src).toMatch(/my_taglys_banner\.svg$/);
    expect(image.alt).toBe("");
  });

  it("keeps its texts if the picture cannot be loaded", async () => {
    const { container } = renderPlacement("configurator_banner");
    const picture = await findPicture(container);
    act(() => void picture.dispatchEvent(new Event("error")));
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByText("configurator_banner_headline in en")).toBeTruthy();
  });

  it("keeps its texts and loads no picture for visitors who save data", async () => {
    setSaveData(true);
    const { container } = renderPlacement("configurator_banner");
    expect(screen.getByText("configurator_banner_headline in en")).toBeTruthy();
    await waitFor(() => expect(container.querySelector("[data-pending]")).toBeNull());
    expect(container.querySelector("picture, img")).toBeNull();
  });

  it("links to other sites in a new tab and announces it", () => {
    renderWithUrl("my_taglys_banner", "https://www.taglys.example/daylight");
    const link = screen.getByRole("link", { name: "my_taglys_banner_cta in en (opens in a new tab)" });
    expect(link.getAttribute("href")).toBe("https://www.taglys.example/daylight");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener");
  });

  it("links to a route of the portal with the router", async () => {
    const { router } = renderWithUrl("my_taglys_banner", "/faq?topic=blinds");
    await userEvent.click(screen.getByRole("link", { name: "my_taglys_banner_cta in en" }));
    expect(await screen.findByRole("heading", { name: "Questions" })).toBeTruthy();
    expect(router.state.location.search).toBe("?topic=blinds");
  });

  it("links to other pages of the same site without the router", () => {
    renderWithUrl("my_taglys_banner", "/configurator/new");
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe(`${location.origin}/configurator/new`);
    expect(link.hasAttribute("target")).toBe(false);
  });

  it("has a default text for its link", () => {
    const campaign = createSampleCampaign("my_taglys_banner", {
      texts: { my_taglys_banner_cta: "", campaign_url: "/faq" },
    });
    renderPlacement("my_taglys_banner", { campaigns: [campaign] });
    expect(screen.getByRole("link", { name: "More about this offer" })).toBeTruthy();
  });
});

describe("CampaignMiniBanner of accessories", () => {
  it("shows its text, picture and button", async () => {
    const { container } = renderPlacement("accessory_mini_banner");
    expect(screen.getByText("accessory_mini_banner_description in en")).toBeTruthy();
    expect(screen.getByRole("button").textContent).toContain("accessory_mini_banner_cta in en");
    expect((await findPicture(container)).src).toMatch(/accessory_banner\.svg$/);
  });
});
