import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { renderPlacement } from "#testing/rendering/renderPlacement.tsx";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";

describe("CampaignDialog", () => {
  it.each([
    ["configurator_flag", "configurator_summary_flag_title in en", "configurator_modal_headline in en"],
    ["accessory_flag", "accessory_popup_splash in en", "accessory_popup_headline in en"],
    ["accessory_mini_banner", "accessory_mini_banner_cta in en", "accessory_popup_headline in en"],
    ["accessory_popup", "accessory_popup_headline in en", "accessory_popup_headline in en"],
    [
      "direct_search_mini_banner",
      "direct_search_mini_banner_cta in en",
      "direct_search_modal_headline in en",
    ],
  ] as const)("opens at %s with the button %o", async (placement, buttonName, headline) => {
    renderPlacement(placement);
    const button = screen.getByRole("button", { name: buttonName });
    await userEvent.click(button);
    const dialog = within(screen.getByRole("dialog", { name: headline }));
    expect(dialog.getByRole("link").getAttribute("href")).toBe("https://www.taglys.example/daylight");
    await userEvent.click(dialog.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button);
  });

  it.each(["accessory_flag", "accessory_mini_banner", "accessory_popup"] as const)(
    "has the picture and all texts of the accessory popup at %s",
    async (placement) => {
      renderPlacement(placement);
      await userEvent.click(screen.getByRole("button"));
      const dialog = within(screen.getByRole("dialog"));
      for (const text of ["accessory_popup_splash in en", "accessory_popup_description in en"]) {
        expect(dialog.getByText(text)).toBeTruthy();
      }
      expect(dialog.getByRole("link").textContent).toContain("accessory_popup_cta in en");
      expect((await dialog.findByRole("presentation")).getAttribute("src")).toContain("accessory_banner.svg");
    },
  );

  it("stays closed until the customer presses its button", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    renderPlacement("accessory_popup");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText("accessory_popup_description in en")).toBeNull();
    expect(screen.getByRole("button", { name: "accessory_popup_headline in en" })).toBeTruthy();
  });

  it("is replaced by a link if the campaign has no modal", () => {
    const campaign = createSampleCampaign("configurator_flag", {
      texts: { configurator_modal_headline: "" },
    });
    renderPlacement("configurator_flag", { campaigns: [campaign] });
    expect(screen.getByRole("link").textContent).toContain("configurator_summary_flag_title in en");
  });

  it("opens beside an answer with a button that has its own title", () => {
    renderPlacement("configurator_flag", { flagVariant: "answer" });
    expect(screen.getByRole("button", { name: "configurator_answer_flag_title in en" })).toBeTruthy();
  });
});
