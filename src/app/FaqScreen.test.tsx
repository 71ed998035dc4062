import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleCampaign } from "../features/campaigns/sampleCampaign.ts";
import { renderPortal } from "../testing/renderPortal.tsx";
import { failure } from "../testing/responses.ts";
import { customerAnswers } from "../testing/sampleData.ts";
import { rememberSignIn } from "../testing/signedIn.ts";

const content = {
  FaqContent: () => ({ faqContent: [] }),
  DocumentContent: () => ({ documentContent: [] }),
  BookmarkContent: () => ({ bookmarkContent: [] }),
};

it("[R1.11] [R2.26] shows mini banner and choice chip of campaigns beside the search", async () => {
  rememberSignIn();
  await renderPortal("/faq", {
    ...customerAnswers,
    ...content,
    "/api/campaigns": () => ({
      data: [sampleCampaign("direct_search_mini_banner"), sampleCampaign("direct_search_choice_chip")],
    }),
  });
  expect(await screen.findByText("direct_search_mini_banner_headline in en")).toBeTruthy();
  expect(screen.getByRole("button", { name: "direct_search_choice_chip_info in en" })).toBeTruthy();
});

it("[R2.26] is there without campaigns where they cannot be loaded", async () => {
  rememberSignIn();
  const { callsOf } = await renderPortal("/faq", {
    ...customerAnswers,
    ...content,
    "/api/campaigns": () => failure(404),
  });
  expect(await screen.findByRole("searchbox")).toBeTruthy();
  expect(callsOf("/api/campaigns")).toHaveLength(1);
});
