import type { Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { expectErrorOnLoad } from "../support/faults/expectErrors.ts";
import {
  expectVisibleNow,
  fastForwardUntil,
  faultEffects,
  ignoredConsoleErrors,
} from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";

const sections = [
  { operation: "FaqContent", title: "page.faq.questions", failed: "page.faq.questions.failed" },
  { operation: "DocumentContent", title: "page.faq.documents", failed: "page.faq.documents.failed" },
  { operation: "BookmarkContent", title: "page.faq.links", failed: "page.faq.links.failed" },
] as const;

test.describe("FAQ page", oneCountry, () => {
  test.use({ persona: "clara", scenario: "campaigns" });

  test.beforeEach(async ({ page, browserErrors }) => {
    test.slow();
    browserErrors.ignore(...ignoredConsoleErrors);
    await page.clock.install();
  });

  for (const { operation, title, failed } of sections) {
    test(`shows its other sections and a retry if ${operation} fails`, {
      tag: ["@R2.7", "@R7.17", "@R7.18", "@R7.19", "@R8.6"],
    }, async ({ page, world, t }) => {
      const section = page.getByRole("region", { name: t(title) });
      const others = sections.filter((it) => it.operation !== operation);
      const retry = section.getByRole("button", { name: t("error.retry") });
      await expectErrorOnLoad(page, world, {
        operation,
        open: () => page.goto("/faq", { waitUntil: "commit" }),
        retry,
        expectError: async () => {
          await expectVisibleNow(section.getByRole("alert").getByText(t(failed)));
          for (const other of others) await expectContent(page, t(other.title));
          await expect(page.getByRole("alert")).toHaveCount(1);
        },
      });
      await retry.click();
      await expectContent(page, t(title));
      await expect(section.getByRole("heading", { name: t(title) })).toBeFocused();
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }

  test("shows no campaigns and no error if the campaigns fail to load", {
    tag: ["@R7.32", "@R8.5"],
  }, async ({ page, world, t }) => {
    const campaigns = page.getByRole("main").locator("[lang]");
    for (const fault of ["timeout", "malformed JSON"] as const) {
      await test.step(fault, async () => {
        const active = await world.addFault({
          operation: "GET /api/campaigns",
          effect: faultEffects[fault],
        });
        await page.goto("/faq", { waitUntil: "commit" });
        await fastForwardUntil(page, fault, () =>
          expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"), { timeout: 500 }),
        );
        for (const { title } of sections) await expectContent(page, t(title));
        await expect(campaigns).toHaveCount(0);
        await expect(page.getByRole("alert")).toHaveCount(0);
        await active.remove();
      });
    }
    await page.goto("/faq");
    await expect(campaigns).toHaveCount(2);
  });
});

async function expectContent(page: Page, title: string): Promise<void> {
  const section = page.getByRole("region", { name: title });
  await expect(section.getByRole("heading", { level: 3 }).first()).toBeVisible();
}
