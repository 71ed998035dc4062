import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPlacement } from "#testing/rendering/renderPlacement.tsx";

describe("CampaignChip", () => {
  it("shows its details and its link while it is expanded", { tags: ["R3.27"] }, () => {
    renderPlacement("direct_search_choice_chip");
    const chip = screen.getByRole("button", { name: "direct_search_choice_chip_info in en" });
    const details = document.getElementById(chip.getAttribute("aria-controls") ?? "") ?? document.body;
    expect([chip.getAttribute("aria-expanded"), details.hidden]).toEqual(["false", true]);
    fireEvent.click(chip);
    expect([chip.getAttribute("aria-expanded"), details.hidden]).toEqual(["true", false]);
    const opened = within(details);
    expect(opened.getByText("direct_search_choice_chip_tooltip in en")).toBeTruthy();
    expect(opened.getByRole("link", { name: /direct_search_choice_chip_cta in en/ })).toHaveProperty(
      "href",
      "https://www.taglys.example/daylight",
    );
    fireEvent.click(chip);
    expect(details.hidden).toBe(true);
  });
});
