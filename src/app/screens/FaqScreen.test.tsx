import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createSampleCampaign } from "#features/campaigns/selection/createSampleCampaign.ts";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { createErrorResponse } from "#testing/network/errorResponses.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { customerResponses } from "#testing/samples/sampleProjects.ts";

const content = {
  FaqContent: () => ({ faqContent: [] }),
  DocumentContent: () => ({ documentContent: [] }),
  BookmarkContent: () => ({ bookmarkContent: [] }),
};

it("FaqScreen shows the mini banner and the choice chip of campaigns", {
  tags: ["R1.11", "R2.26"],
}, async () => {
  storeTestCredentials();
  await renderPortal("/faq", {
    ...customerResponses,
    ...content,
    "/api/campaigns": () => ({
      data: [
        createSampleCampaign("direct_search_mini_banner"),
        createSampleCampaign("direct_search_choice_chip"),
      ],
    }),
  });
  expect(await screen.findByText("direct_search_mini_banner_headline in en")).toBeTruthy();
  expect(screen.getByRole("button", { name: "direct_search_choice_chip_info in en" })).toBeTruthy();
});

it("FaqScreen is shown without campaigns if they could not be loaded", { tags: ["R2.26"] }, async () => {
  storeTestCredentials();
  const { getRequests } = await renderPortal("/faq", {
    ...customerResponses,
    ...content,
    "/api/campaigns": () => createErrorResponse(404),
  });
  expect(await screen.findByRole("searchbox")).toBeTruthy();
  expect(getRequests("/api/campaigns")).toHaveLength(1);
});
