import type { Locator, Page } from "@playwright/test";
import { contentSeeds } from "#mock-server/seeds/content/contentSeeds.ts";
import { createId } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expectImageLoaded } from "../support/expects/expectImageLoaded.ts";
import { expect, test } from "../support/fixtures/test.ts";
import type { Translate } from "../support/fixtures/texts.ts";

const texts = contentSeeds.de.campaign;
const campaignUrl = "https://www.taglys.example/daylight";

test.describe("Campaign", oneCountry, () => {
  test.use({ persona: "clara", scenario: "campaigns" });

  test("appears as a banner on the overview and below a plan, and as mini banners on the pages of windows and FAQ", async ({
    page,
    t,
  }) => {
    await page.goto(urls.project);
    await expectPlanBanner(page, t, texts.configurator_success_banner_headline, {
      file: "configurator-success-banner",
      cta: texts.configurator_success_banner_cta,
    });

    await test.step("the page of a window has a mini banner with an image and a modal", async () => {
      await navigate(page, urls.window);
      const mini = getPromotion(page, t, texts.accessory_mini_banner_description);
      await expectImageLoaded(mini.locator("img"), "accessory-banner");
      await expectModal(page, texts.accessory_mini_banner_cta, {
        headline: texts.accessory_popup_headline,
        text: texts.accessory_popup_description,
        cta: texts.accessory_popup_cta,
      });
    });

    await test.step("the FAQ page has a mini banner with a modal", async () => {
      await navigate(page, "/faq");
      await expect(page.getByText(texts.direct_search_mini_banner_headline)).toBeVisible();
      await expectModal(page, texts.direct_search_mini_banner_cta, {
        headline: texts.direct_search_modal_headline,
        text: texts.direct_search_modal_description,
        cta: texts.direct_search_modal_cta,
      });
    });

    await test.step("the overview has an image of its own for phones", async () => {
      const image = getPromotion(page, t, texts.my_taglys_banner_headline).locator("img");
      await page.setViewportSize({ width: 390, height: 844 });
      await navigate(page, "/overview");
      await expectImageLoaded(image, "my-taglys-banner-mobile");
      await page.setViewportSize({ width: 1280, height: 720 });
      await expectImageLoaded(image, "my-taglys-banner");
    });
  });
});

test.describe("Campaign for an unsent plan", oneCountry, () => {
  test.use({ persona: "anna" });

  test("appears as the configurator's own banner", async ({ page, t }) => {
    await page.goto(`/project/${createId("project", 19)}`);
    await expectPlanBanner(page, t, texts.configurator_banner_headline, {
      file: "configurator-banner",
      cta: texts.configurator_banner_cta,
    });
  });
});

function getPromotion(page: Page, t: Translate, headline: string): Locator {
  return page.getByRole("region", { name: t("campaign.label") }).filter({ hasText: headline });
}

async function expectPlanBanner(
  page: Page,
  t: Translate,
  headline: string,
  { file, cta }: { file: string; cta: string },
): Promise<void> {
  const banner = getPromotion(page, t, headline);
  await expectImageLoaded(banner.locator("img"), file);
  await expect(banner.getByRole("link", { name: cta })).toHaveAttribute("href", campaignUrl);
}

/** Opens the modal of a mini banner, and closes it with the keyboard. */
async function expectModal(
  page: Page,
  buttonText: string,
  { headline, text, cta }: { headline: string; text: string; cta: string },
): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name: buttonText, exact: true });
  await button.click();
  const modal = page.getByRole("dialog", { name: headline });
  await expect(modal.getByText(text)).toBeVisible();
  await expect(modal.getByRole("link", { name: cta })).toHaveAttribute("href", campaignUrl);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();
}
