import { act, screen, waitFor } from "@testing-library/react";
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

/** Opens the project, lets the customer be idle and expects the promotions on the page. */
async function expectPromotions(changes: Partial<InstallerRequest>, names: string[]) {
  localStorage.clear();
  clearPopupsInMemory();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await openProject({
      "/api/campaigns": () => ({ data: campaigns }),
      ShowRequest: () => ({ showRequest: createSampleRequest(changes) }),
    });
    await screen.findByRole("region", { name: "Where your request stands" });
    // The popup is a lazy component, and counts from when it has loaded.
    await act(() => import("../../features/campaigns/popup/CampaignPopup.tsx"));
    await act(() => vi.advanceTimersByTimeAsync(3 * idlePeriodMs));
    await waitFor(() => expect(listPromotions()).toEqual(names));
  } finally {
    vi.useRealTimers();
  }
}

function listPromotions(): (string | null)[] {
  return screen
    .queryAllByRole("region", { name: /^Promotion/ })
    .map((region) => region.getAttribute("aria-label"));
}

const banner = "Promotion: configurator_success_banner_headline in en";

describe("ProjectScreen", () => {
  it("opens no popup while a project waits for the customer", { tags: ["R1.11"] }, async () => {
    await expectPromotions({ currentStatus: "OFFER_SENT" }, [
      "Promotion: accessory_mini_banner_description in en",
      banner,
    ]);
  });

  it("opens no popup while the reply to the customer is overdue", { tags: ["R1.11"] }, async () => {
    await expectPromotions({ currentStatus: "CLIENT_CONTACTED", overdue: true }, [
      "Promotion: accessory_mini_banner_description in en",
      banner,
    ]);
  });

  it("shows one promotion beside the banner elsewhere, too", { tags: ["R1.11"] }, async () => {
    await expectPromotions({ currentStatus: "CLIENT_CONTACTED" }, [
      "Promotion: accessory_popup_headline in en",
      banner,
    ]);
  });
});
