import type { Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { expectErrorOnLoad } from "../support/faults/expectErrors.ts";
import { expectVisibleNow, faultEffects, ignoredConsoleErrors } from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";

const otherTitles = ["page.faq.documents", "page.faq.links"] as const;

test.describe("FAQ page", oneCountry, () => {
  test.use({ persona: "clara", scenario: "campaigns" });

  test.beforeEach(async ({ page, browserErrors }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
  });

  test("shows its other sections and a retry if one fails, and no error if the campaigns fail", {
    tag: ["@R2.7", "@R7.17", "@R7.18", "@R7.19", "@R7.32", "@R8.5", "@R8.6"],
  }, async ({ page, world, t }) => {
    const section = page.getByRole("region", { name: t("page.faq.questions") });
    const retry = section.getByRole("button", { name: t("error.retry") });
    const campaigns = page.getByRole("main").locator("[lang]");
    const active = await world.addFault({
      operation: "GET /api/campaigns",
      effect: faultEffects["malformed JSON"],
    });
    await expectErrorOnLoad(page, world, {
      operation: "FaqContent",
      open: () => page.goto("/faq", { waitUntil: "commit" }),
      retry,
      expectError: async () => {
        await expectVisibleNow(section.getByRole("alert").getByText(t("page.faq.questions.failed")));
        for (const title of otherTitles) await expectContent(page, t(title));
        await expect(page.getByRole("alert")).toHaveCount(1);
      },
    });
    await retry.click();
    await expectContent(page, t("page.faq.questions"));
    await expect(section.getByRole("heading", { name: t("page.faq.questions") })).toBeFocused();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(campaigns).toHaveCount(0);
    await active.remove();
    await page.reload();
    await expect(campaigns).toHaveCount(2);
  });
});

async function expectContent(page: Page, title: string): Promise<void> {
  const section = page.getByRole("region", { name: title });
  await expect(section.getByRole("heading", { level: 3 }).first()).toBeVisible();
}
