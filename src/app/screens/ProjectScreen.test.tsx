import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { Campaign } from "../../api/generated/rest.ts";
import { createSampleCampaign } from "../../features/campaigns/assets/createSampleCampaign.ts";
import { clearPopupsInMemory } from "../../features/campaigns/popup/recentPopups.ts";
import { idlePeriodMs } from "../../features/campaigns/popup/useIsIdle.ts";
import type { InstallerRequest } from "../../features/project/request/installerRequestQuery.ts";
import { createSampleRequest } from "../../testing/data/sampleProjects.ts";
import { openProject } from "../../testing/screens/openProject.ts";

const placements = [
  "accessory_popup",
  "accessory_mini_banner",
  "accessory_flag",
  "configurator_success_banner",
  "configurator_flag",
] as const;

const campaigns: Campaign[] = placements.map((placement) =>
  createSampleCampaign(placement, { id: `campaign-${placement}` }),
);

/** The names of the promotions on the page once the customer has been idle. */
async function listPromotions(changes: Partial<InstallerRequest>): Promise<(string | null)[]> {
  localStorage.clear();
  clearPopupsInMemory();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await openProject({
      "/api/campaigns": () => ({ data: campaigns }),
      ShowRequest: () => ({ showRequest: createSampleRequest(changes) }),
    });
    await screen.findByRole("region", { name: "Where your request stands" });
    await act(() => vi.advanceTimersByTimeAsync(3 * idlePeriodMs));
    // The popup is a lazy component.
    await act(() => import("../../features/campaigns/popup/CampaignPopup.tsx"));
  } finally {
    vi.useRealTimers();
  }
  return screen
    .queryAllByRole("region", { name: /^Promotion/ })
    .map((region) => region.getAttribute("aria-label"));
}

const banner = "Promotion: configurator_success_banner_headline in en";

describe("ProjectScreen", () => {
  it("opens no popup while a project waits for the customer", { tags: ["R1.11"] }, async () => {
    expect(await listPromotions({ currentStatus: "OFFER_SENT" })).toEqual([
      "Promotion: accessory_mini_banner_description in en",
      banner,
    ]);
  });

  it("opens no popup while the reply to the customer is overdue", { tags: ["R1.11"] }, async () => {
    expect(await listPromotions({ currentStatus: "CLIENT_CONTACTED", overdue: true })).toEqual([
      "Promotion: accessory_mini_banner_description in en",
      banner,
    ]);
  });

  it("shows one promotion beside the banner elsewhere, too", { tags: ["R1.11"] }, async () => {
    expect(await listPromotions({ currentStatus: "CLIENT_CONTACTED" })).toEqual([
      "Promotion: accessory_popup_headline in en",
      banner,
    ]);
  });
});
