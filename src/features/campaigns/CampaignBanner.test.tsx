import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { CampaignPlacement } from "../../api/generated/rest.ts";
import { show } from "../../testing/showCampaigns.tsx";
import { sampleCampaign } from "./sampleCampaign.ts";

function bannerOf(headline: string): HTMLElement {
  const banner = screen.getByRole("heading", { name: headline }).closest<HTMLElement>("[lang]");
  if (!banner) throw new Error(`There is no banner around ${headline}.`);
  return banner;
}

/** The picture, which comes after the words. */
function pictureIn(container: HTMLElement): Promise<HTMLImageElement> {
  return waitFor(() => {
    const picture = container.querySelector("img");
    if (!picture) throw new Error("There is no picture yet.");
    return picture;
  });
}

const linkTo = (placement: CampaignPlacement, address: string) =>
  show(placement, { campaigns: [sampleCampaign(placement, { texts: { campaign_url: address } })] });

describe("a banner", () => {
  it("[R1.11] shows splash, headline, description and where it leads", () => {
    show("my_taglys_banner");
    const banner = within(bannerOf("my_taglys_banner_headline in en"));
    expect(banner.getByText("my_taglys_banner_splash in en")).toBeTruthy();
    expect(banner.getByText("my_taglys_banner_description in en")).toBeTruthy();
    expect(banner.getByRole("link").textContent).toContain("my_taglys_banner_cta in en");
  });

  it("[R3.25] has a picture for phones and one for wider screens", async () => {
    const { container } = show("my_taglys_banner");
    const image = await pictureIn(container);
    const source = container.querySelector("source");
    expect(source?.media).toBe("(width < 768px)");
    expect(source?.srcset).toMatch(/my_taglys_banner_mobile\.svg$/);
    expect(image.src).toMatch(/my_taglys_banner\.svg$/);
    expect(image.alt).toBe("");
  });

  it("keeps its words where the picture does not load", async () => {
    const { container } = show("configurator_banner");
    const picture = await pictureIn(container);
    act(() => void picture.dispatchEvent(new Event("error")));
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByRole("heading", { name: "configurator_banner_headline in en" })).toBeTruthy();
  });

  it("leads to other sites in a new tab, and says so", () => {
    linkTo("my_taglys_banner", "https://www.taglys.example/daylight");
    const link = screen.getByRole("link", { name: "my_taglys_banner_cta in en (opens in a new tab)" });
    expect(link.getAttribute("href")).toBe("https://www.taglys.example/daylight");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener");
  });

  it("leads to a screen of the portal without leaving it", async () => {
    const { router } = linkTo("my_taglys_banner", "/faq?topic=blinds");
    await userEvent.click(screen.getByRole("link", { name: "my_taglys_banner_cta in en" }));
    expect(await screen.findByRole("heading", { name: "Questions" })).toBeTruthy();
    expect(router.state.location.search).toBe("?topic=blinds");
  });

  it("leads to the site's other pages past the router", () => {
    linkTo("my_taglys_banner", "/configurator/new");
    const link = screen.getByRole("link");
    expect(link.getAttribute("href")).toBe(`${location.origin}/configurator/new`);
    expect(link.hasAttribute("target")).toBe(false);
  });

  it("brings words of the portal where it has none for its link", () => {
    const campaign = sampleCampaign("my_taglys_banner", {
      texts: { my_taglys_banner_cta: "", campaign_url: "/faq" },
    });
    show("my_taglys_banner", { campaigns: [campaign] });
    expect(screen.getByRole("link", { name: "More about this offer" })).toBeTruthy();
  });

  it("[R1.12] is not there without headline", () => {
    const campaign = sampleCampaign("my_taglys_banner", { texts: { my_taglys_banner_headline: "" } });
    const { container } = show("my_taglys_banner", { campaigns: [campaign] });
    expect(container.textContent).toBe("");
  });

  it("speaks the visitor's language and says which it is", () => {
    const campaign = sampleCampaign("my_taglys_banner", { language: "de" });
    show("my_taglys_banner", { locale: "de-CH", campaigns: [campaign] });
    const banner = bannerOf("my_taglys_banner_headline in de");
    expect(banner.getAttribute("lang")).toBe("de");
  });
});

describe("a mini banner of accessories", () => {
  it("[R1.11] is a link beside its words", async () => {
    const { container } = show("accessory_mini_banner");
    expect(screen.getByText("accessory_mini_banner_description in en")).toBeTruthy();
    expect(screen.getByRole("link").textContent).toContain("accessory_mini_banner_cta in en");
    expect((await pictureIn(container)).src).toMatch(/accessory_banner\.svg$/);
  });
});
