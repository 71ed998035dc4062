import { expect, type Page } from "@playwright/test";
import { getContentLanguage, getLanguageTag } from "#i18n/locale/contentLanguage.ts";
import type { Locale } from "#locales.ts";
import { contentSeeds } from "#mock-server/seeds/content/contentSeeds.ts";
import { getSection } from "../actions/getSection.ts";
import { createTranslate } from "../fixtures/texts.ts";
import { expectImageLoaded } from "./expectImageLoaded.ts";

/** Expects questions by category, in the locale's language, on the page to which the navigation leads. */
export async function expectQuestions(page: Page, locale: Locale): Promise<void> {
  const t = createTranslate(locale);
  const content = contentSeeds[getContentLanguage(locale)];
  const questions = getSection(page, t("page.faq.questions"));
  await page
    .getByRole("navigation", { name: t("cabinet.navigation") })
    .getByRole("link", { name: t("app.navigation.faq") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));
  await expect(questions.locator("summary")).toHaveText(content.faq.map(({ question }) => question));
  const categories = [...new Set(content.faq.map(({ category }) => category))];
  await expect(questions.getByRole("heading", { level: 3 })).toHaveText(categories);
}

/** Expects the banner of the campaign that runs in all countries, with its image and its link. */
export async function expectCampaign(page: Page, locale: Locale): Promise<void> {
  const language = getContentLanguage(locale);
  const { campaign } = contentSeeds[language];
  const headline = page.getByText(campaign.my_taglys_banner_headline, { exact: true });
  const banner = page.locator("[lang]").filter({ has: headline }).last();
  await expect(banner).toHaveAttribute("lang", getLanguageTag(language));
  await expect(banner).toContainText(campaign.my_taglys_banner_description);
  await expectImageLoaded(banner.locator("img"));
  const link = banner.getByRole("link", { name: campaign.my_taglys_banner_cta });
  await expect(link).toHaveAttribute("href", "https://www.taglys.example/daylight");
  await expect(link).toHaveAttribute("rel", "noopener");
}
