import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { show } from "../../testing/showCampaigns.tsx";
import { sampleCampaign } from "./sampleCampaign.ts";

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
    show("configurator_flag", { flagWords: "answer" });
    expect(screen.getByRole("button", { name: "configurator_answer_flag_title in en" })).toBeTruthy();
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
