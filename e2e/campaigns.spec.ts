import type { Locator, Page } from "@playwright/test";
import { contentSeeds } from "../mock-server/world/content/contentSeeds.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expectLoaded } from "./support/campaignPictures.ts";
import { oneCountry } from "./support/countries.ts";
import type { Translate } from "./support/texts.ts";
import { expect, test } from "./support/world.ts";

const texts = contentSeeds.de.campaign;
const campaignAddress = "https://www.taglys.example/daylight";

test.describe("A campaign's popup", oneCountry, () => {
  test.use({ persona: "clara", scenario: "campaigns", popups: true });

  test("comes once in a visit, in a quiet moment and not while something is typed [R1.11] [R3.26]", async ({
    page,
    context,
    t,
  }) => {
    const popup = (tab: Page) => tab.getByRole("dialog", { name: texts.accessory_popup_headline });
    const details = page.getByRole("region", { name: t("page.project.customer.title") });
    await page.clock.install();
    await page.goto("/project/project-1");

    await test.step("waits while a field has the focus", async () => {
      await details.getByRole("button", { name: t("page.project.customer.change") }).click();
      await details.getByLabel(t("person.lastName")).fill("Sommer");
      await page.clock.runFor(60_000);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
      await expect(popup(page)).toBeHidden();
    });

    await test.step("opens once nothing is under way", async () => {
      await details.getByRole("heading", { level: 2 }).click();
      await page.clock.runFor(2500);
      await expect(popup(page)).toBeHidden();
      await page.clock.runFor(1000);
      await expect(popup(page)).toBeVisible();
      await page.clock.resume();
      await expectLoaded(popup(page).locator("img"), "accessory-banner");
      await expect(popup(page).getByRole("link", { name: texts.accessory_popup_cta })).toHaveAttribute(
        "href",
        campaignAddress,
      );
      await expectAccessible(page, "dialog[open]");
    });

    await test.step("does not come again on another page, nor after a reload", async () => {
      await page.keyboard.press("Escape");
      await expect(popup(page)).toBeHidden();
      for (const address of ["/window/window-1", "/project/project-1"]) {
        await page.goto(address);
        await expect(page.getByText(texts.accessory_mini_banner_description)).toBeVisible();
        await page.clock.runFor(60_000);
        await expect(popup(page)).toBeHidden();
      }
    });

    await test.step("comes in the next visit", async () => {
      const next = await context.newPage();
      await next.goto("/window/window-1");
      await expect(next.getByText(texts.accessory_mini_banner_description)).toBeVisible();
      await next.clock.runFor(10_000);
      await expect(popup(next)).toBeVisible();
    });
  });
});

test.describe("A campaign at its places", oneCountry, () => {
  test.use({ persona: "clara", scenario: "campaigns" });

  test("is a banner and flags on a project's page, and a flag and a mini banner on a window's [R1.11] [R3.18] [R3.25] [R3.26] [R3.27]", async ({
    page,
    t,
  }) => {
    await page.goto("/project/project-1");
    await expectPlanBanner(page, t, texts.configurator_success_banner_headline, {
      picture: "configurator-success-banner",
      cta: texts.configurator_success_banner_cta,
    });
    await opensModal(page, texts.configurator_summary_flag_title, {
      headline: texts.configurator_modal_headline,
      text: texts.configurator_modal_main,
      cta: texts.configurator_modal_cta,
    });
    for (const address of ["/project/project-1", "/window/window-1"]) {
      if (!page.url().endsWith(address)) await page.goto(address);
      await expect(flag(page, texts.accessory_popup_splash)).toBeVisible();
      const mini = page.locator("[lang=de]").filter({ hasText: texts.accessory_mini_banner_description });
      await expectLoaded(mini.locator("img"), "accessory-banner");
      await expect(mini.getByRole("link", { name: texts.accessory_mini_banner_cta })).toHaveAttribute(
        "href",
        campaignAddress,
      );
    }
    await opensModal(page, texts.accessory_popup_splash, {
      headline: texts.accessory_popup_headline,
      text: texts.accessory_popup_description,
      cta: texts.accessory_popup_cta,
    });
  });

  test("is a mini banner with a modal, and a chip, beside the answers [R1.11] [R3.26] [R3.27]", async ({
    page,
  }) => {
    await page.goto("/faq");
    await expect(page.getByText(texts.direct_search_mini_banner_headline)).toBeVisible();
    await opensModal(page, texts.direct_search_mini_banner_cta, {
      headline: texts.direct_search_modal_headline,
      text: texts.direct_search_modal_description,
      cta: texts.direct_search_modal_cta,
    });
    const tooltip = page.getByText(texts.direct_search_choice_chip_tooltip);
    await expect(tooltip).toBeHidden();
    await page.getByRole("button", { name: texts.direct_search_choice_chip_info }).press("Enter");
    await expect(tooltip).toBeVisible();
    await expect(page.getByRole("link", { name: texts.direct_search_choice_chip_cta })).toHaveAttribute(
      "href",
      campaignAddress,
    );
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
  });

  test("has a picture of its own for phones [R3.25]", async ({ page }) => {
    const picture = page
      .locator("[lang=de]")
      .filter({ has: page.getByRole("heading", { name: texts.my_taglys_banner_headline }) })
      .locator("img");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/overview");
    await expectLoaded(picture, "my-taglys-banner-mobile");
    await page.setViewportSize({ width: 1280, height: 720 });
    await expectLoaded(picture, "my-taglys-banner");
  });
});

test.describe("A plan that was not sent yet", oneCountry, () => {
  test.use({ persona: "anna" });

  test("has the configurator's own banner and flag on its card [R1.11] [R3.25] [R3.26] [R3.27]", async ({
    page,
    t,
  }) => {
    await page.goto("/project/project-19");
    await expectPlanBanner(page, t, texts.configurator_banner_headline, {
      picture: "configurator-banner",
      cta: texts.configurator_banner_cta,
    });
    await expect(flag(page, texts.configurator_answer_flag_title)).toBeVisible();
  });
});

/** A campaign in a few words that open its modal. */
function flag(page: Page, words: string): Locator {
  return page.getByRole("main").getByRole("button", { name: words, exact: true });
}

/** Finds a banner in the section of the project's plan, with its picture and where it leads. */
async function expectPlanBanner(
  page: Page,
  t: Translate,
  headline: string,
  { picture, cta }: { picture: string; cta: string },
): Promise<void> {
  const section = page.getByRole("region", { name: t("page.project.facts.plan") });
  await expect(section.getByRole("heading", { name: headline })).toBeVisible();
  await expectLoaded(section.locator("img"), picture);
  await expect(section.getByRole("link", { name: cta })).toHaveAttribute("href", campaignAddress);
}

/** Opens the modal of a flag or a mini banner, reads it, and closes it again. */
async function opensModal(
  page: Page,
  button: string,
  { headline, text, cta }: { headline: string; text: string; cta: string },
): Promise<void> {
  await flag(page, button).click();
  const modal = page.getByRole("dialog", { name: headline });
  await expect(modal.getByText(text)).toBeVisible();
  await expect(modal.getByRole("link", { name: cta })).toHaveAttribute("href", campaignAddress);
  await expectAccessible(page, "dialog[open]");
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
}
