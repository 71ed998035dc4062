import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { storeTestCredentials } from "#testing/identity/storeTestCredentials.ts";
import { renderPortal } from "#testing/rendering/renderPortal.tsx";
import { createSampleCampaign } from "#testing/samples/createSampleCampaign.ts";
import { customerResponses } from "#testing/samples/sampleProjects.ts";

const content = {
  FaqContent: () => ({ faqContent: [] }),
  DocumentContent: () => ({ documentContent: [] }),
  BookmarkContent: () => ({ bookmarkContent: [] }),
};

it.each([
  ["the mini banner", "direct_search_mini_banner_headline", ["direct_search_mini_banner"]],
  ["the choice chip", "direct_search_choice_chip_info", []],
] as const)("FaqScreen shows only the promotion %s below the questions", async (_, text, others) => {
  storeTestCredentials();
  await renderPortal("/faq", {
    ...customerResponses,
    ...content,
    "/api/campaigns": () => ({
      data: [...others, "direct_search_choice_chip" as const].map((it) => createSampleCampaign(it)),
    }),
  });
  const promotion = await screen.findByRole("region", { name: "Promotion" });
  within(promotion).getByText(`${text} in en`);
  await screen.findByRole("heading", { name: "Useful links" });
  const parts = [...document.querySelectorAll("main h2, main section[aria-label]")];
  expect(parts.map((it) => it.getAttribute("aria-label") ?? it.textContent)).toEqual([
    "Talk to us",
    "Questions and answers",
    "Documents",
    "Useful links",
    "Promotion",
  ]);
});
