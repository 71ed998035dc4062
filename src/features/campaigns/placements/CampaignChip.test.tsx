import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPlacement } from "../../../testing/screens/renderPlacement.tsx";

describe("CampaignChip", () => {
  it("opens its details and its link in a popover", { tags: ["R3.27"] }, () => {
    const { container } = renderPlacement("direct_search_choice_chip");
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
