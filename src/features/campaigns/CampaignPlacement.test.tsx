import "../../testing/dialogElement.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Campaign, CampaignPlacement as Placement } from "../../api/generated/rest.ts";
import { runtimeConfigQuery } from "../../api/runtimeConfigQuery.ts";
import type { Locale } from "../../countries.ts";
import { sampleConfig } from "../../testing/sampleData.ts";
import { CampaignPlacement } from "./CampaignPlacement.tsx";
import { campaignsQuery } from "./campaignsQuery.ts";
import { placementRules } from "./placementRules.ts";
import { sampleCampaign } from "./sampleCampaign.ts";
import { forgetSeenHere } from "./seenCampaigns.ts";
import { quietPeriod } from "./useQuietMoment.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  forgetSeenHere();
});

interface Surroundings {
  locale?: Locale;
  beside?: ReactNode;
  campaigns?: Campaign[] | undefined;
  /** The list could not be loaded. */
  isListLost?: boolean;
  flagTitle?: "answer" | "summary";
}

function show(placement: Placement, surroundings: Surroundings = {}) {
  const { locale = "en-GB", beside, campaigns, isListLost = false, flagTitle } = surroundings;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(runtimeConfigQuery().queryKey, sampleConfig());
  if (!isListLost) {
    queryClient.setQueryData(campaignsQuery().queryKey, campaigns ?? [sampleCampaign(placement)]);
  }
  const page = (
    <>
      <CampaignPlacement placement={placement} {...(flagTitle && { flagTitle })} />
      {beside}
    </>
  );
  const router = createMemoryRouter([
    { path: "/", element: page },
    { path: "/faq", element: <h1>Questions</h1> },
  ]);
  const shown = render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale={locale} onError={() => {}}>
        <RouterProvider router={router} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  return { ...shown, queryClient, router };
}

function bannerOf(headline: string): HTMLElement {
  const banner = screen.getByRole("heading", { name: headline }).closest<HTMLElement>("[lang]");
  if (!banner) throw new Error(`There is no banner around ${headline}.`);
  return banner;
}

const linkTo = (placement: Placement, address: string) =>
  show(placement, { campaigns: [sampleCampaign(placement, { texts: { campaign_url: address } })] });

describe("a banner", () => {
  it("[R1.11] shows splash, headline, description and where it leads", () => {
    show("my_taglys_banner");
    const banner = within(bannerOf("my_taglys_banner_headline in en"));
    expect(banner.getByText("my_taglys_banner_splash in en")).toBeTruthy();
    expect(banner.getByText("my_taglys_banner_description in en")).toBeTruthy();
    expect(banner.getByRole("link").textContent).toContain("my_taglys_banner_cta in en");
  });

  it("[R3.25] has a picture for phones and one for wider screens", () => {
    const { container } = show("my_taglys_banner");
    const source = container.querySelector("source");
    expect(source?.media).toBe("(width < 768px)");
    expect(source?.srcset).toMatch(/my_taglys_banner_mobile\.svg$/);
    const image = container.querySelector("img");
    expect(image?.src).toMatch(/my_taglys_banner\.svg$/);
    expect(image?.alt).toBe("");
  });

  it("keeps its words where the picture does not load", () => {
    const { container } = show("configurator_banner");
    act(() => void container.querySelector("img")?.dispatchEvent(new Event("error")));
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

describe("what opens a modal", () => {
  it.each([
    ["configurator_flag", "configurator_summary_flag_title in en", "configurator_modal_headline in en"],
    ["accessory_flag", "accessory_popup_splash in en", "accessory_popup_headline in en"],
    [
      "direct_search_mini_banner",
      "direct_search_mini_banner_cta in en",
      "direct_search_modal_headline in en",
    ],
  ] as const)("[R1.11] is at %s the words %o", async (placement, words, headline) => {
    show(placement);
    await userEvent.click(screen.getByRole("button", { name: words }));
    const dialog = within(screen.getByRole("dialog", { name: headline }));
    expect(dialog.getByRole("link").getAttribute("href")).toBe("https://www.taglys.example/daylight");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is a link where there is no modal", () => {
    const campaign = sampleCampaign("configurator_flag", { texts: { configurator_modal_headline: "" } });
    show("configurator_flag", { campaigns: [campaign] });
    expect(screen.getByRole("link").textContent).toContain("configurator_summary_flag_title in en");
  });

  it("[R3.27] has a title of its own beside an answer", () => {
    show("configurator_flag", { flagTitle: "answer" });
    expect(screen.getByRole("button", { name: "configurator_answer_flag_title in en" })).toBeTruthy();
  });
});

describe("a mini banner of accessories", () => {
  it("[R1.11] is a link beside its words", () => {
    const { container } = show("accessory_mini_banner");
    expect(screen.getByText("accessory_mini_banner_description in en")).toBeTruthy();
    expect(screen.getByRole("link").textContent).toContain("accessory_mini_banner_cta in en");
    expect(container.querySelector("img")?.src).toMatch(/accessory_banner\.svg$/);
  });
});

describe("a choice chip", () => {
  it("[R3.27] opens its tooltip and its link in a popover", () => {
    const { container } = show("direct_search_choice_chip");
    const chip = screen.getByRole("button", { name: "direct_search_choice_chip_info in en" });
    const popover = container.querySelector<HTMLElement>("[popover=auto]");
    expect(chip.getAttribute("popovertarget")).toBe(popover?.id);
    const opened = within(popover ?? document.body);
    expect(opened.getByText("direct_search_choice_chip_tooltip in en")).toBeTruthy();
    expect(opened.getByText(/direct_search_choice_chip_cta in en/).closest("a")?.href).toBe(
      "https://www.taglys.example/daylight",
    );
  });
});

describe("a popup", () => {
  const pass = (ms = quietPeriod) => act(() => vi.advanceTimersByTimeAsync(ms));
  const popup = () => screen.queryByRole("dialog", { name: "accessory_popup_headline in en" });

  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("[R1.11] opens in a quiet moment", async () => {
    show("accessory_popup");
    await pass(quietPeriod - 1);
    expect(popup()).toBeNull();
    await pass(1);
    const dialog = within(popup() ?? document.body);
    expect(dialog.getByText("accessory_popup_description in en")).toBeTruthy();
    expect(dialog.getByText("accessory_popup_splash in en")).toBeTruthy();
    expect(dialog.getByRole("link").textContent).toContain("accessory_popup_cta in en");
  });

  it("opens once in a visit", async () => {
    const { unmount } = show("accessory_popup");
    await pass();
    expect(popup()).toBeTruthy();
    unmount();
    // As after a reload: only the storage remembers.
    forgetSeenHere();
    show("accessory_popup");
    await pass(10 * quietPeriod);
    expect(popup()).toBeNull();
  });

  it("opens once where nothing can be stored", async () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { unmount } = show("accessory_popup");
    await pass();
    expect(popup()).toBeTruthy();
    unmount();
    show("accessory_popup");
    await pass(10 * quietPeriod);
    expect(popup()).toBeNull();
  });

  it("opens for another campaign in the same visit", async () => {
    const { unmount } = show("accessory_popup");
    await pass();
    unmount();
    show("accessory_popup", { campaigns: [sampleCampaign("accessory_popup", { id: "campaign-2" })] });
    await pass();
    expect(popup()).toBeTruthy();
  });

  it("stays closed once it was closed", async () => {
    show("accessory_popup");
    await pass();
    act(() => screen.getByRole("button", { name: "Close" }).click());
    await pass(10 * quietPeriod);
    expect(popup()).toBeNull();
  });

  it.each([
    ["a field has the focus", <input key="field" aria-label="Notes" />],
    ["another dialog is open", <dialog key="dialog" open aria-label="Other" />],
    ["the content is not there yet", <div key="busy" aria-busy="true" />],
  ])("waits while %s", async (_, beside) => {
    const { container } = show("accessory_popup", { beside });
    container.querySelector("input")?.focus();
    await pass(5 * quietPeriod);
    expect(popup()).toBeNull();
    container.querySelector("input")?.blur();
    container.querySelector("dialog")?.removeAttribute("open");
    container.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
    await pass();
    expect(popup()).toBeTruthy();
  });

  it("waits for a while without a key or a press", async () => {
    show("accessory_popup");
    await pass(quietPeriod - 1);
    act(() => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })));
    await pass(quietPeriod - 1);
    expect(popup()).toBeNull();
    await pass(1);
    expect(popup()).toBeTruthy();
  });

  it("waits until nothing is loaded any more", async () => {
    const { queryClient } = show("accessory_popup");
    const answer = Promise.withResolvers<string>();
    act(() => void queryClient.fetchQuery({ queryKey: ["slow"], queryFn: () => answer.promise }));
    await pass(5 * quietPeriod);
    expect(popup()).toBeNull();
    answer.resolve("here");
    await pass(0);
    await pass();
    expect(popup()).toBeTruthy();
  });
});

describe.each(Object.keys(placementRules) as Placement[])("the placement %s", (placement) => {
  it("[R3.26] shows nothing where no campaign runs", () => {
    expect(show(placement, { campaigns: [] }).container.textContent).toBe("");
  });

  it("shows nothing where the campaigns cannot be loaded, and breaks nothing", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 500 })));
    const { queryClient } = show(placement, { isListLost: true, beside: <h1>The page</h1> });
    await waitFor(() => expect(queryClient.getQueryState(campaignsQuery().queryKey)?.status).toBe("error"));
    expect(document.body.textContent).toBe("The page");
    vi.unstubAllGlobals();
  });
});
