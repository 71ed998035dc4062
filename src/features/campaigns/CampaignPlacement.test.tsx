import { waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { CampaignPlacement as Placement } from "../../api/generated/rest.ts";
import { show } from "../../testing/showCampaigns.tsx";
import { campaignsQuery } from "./campaignsQuery.ts";
import { placementRules } from "./placementRules.ts";

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
