import { expect, type Page, test } from "@playwright/test";
import { type ContentLanguage, getContentLanguage, getLanguageTag } from "#i18n/locale/contentLanguage.ts";
import type { Locale } from "#locales.ts";
import { contentSeeds } from "#mock-server/seeds/content/contentSeeds.ts";
import { getSection } from "../actions/getSection.ts";
import { createTranslate } from "../fixtures/texts.ts";
import { expectImageLoaded } from "./expectImageLoaded.ts";

/** The search text, without accents, in capitals or with a typing error, and the first word that it finds. */
const searches: Record<ContentLanguage, { typed: string; found: string }> = {
  en: { typed: "CONDENSATON", found: "condensation" },
  de: { typed: "beschlagt", found: "beschlägt" },
  gsw: { typed: "lauft an", found: "läuft" },
  fr: { typed: "Buee", found: "buée" },
  it: { typed: "APANNA", found: "appanna" },
  no: { typed: "duger", found: "dugger" },
  sv: { typed: "imma", found: "imma" },
  da: { typed: "DUG", found: "dug" },
};

/** Questions in the language of the locale, on the page that the navigation leads to. */
export async function expectQuestions(page: Page, locale: Locale): Promise<void> {
  const t = createTranslate(locale);
  const language = getContentLanguage(locale);
  const content = contentSeeds[language];
  const questions = getSection(page, t("page.faq.questions"));
  const summaries = questions.locator("summary");

  await test.step("the questions by category", async () => {
    await page
      .getByRole("navigation", { name: t("cabinet.navigation") })
      .getByRole("link", { name: t("app.navigation.faq") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));
    await expect(summaries).toHaveText(content.faq.map(({ question }) => question));
    const categories = [...new Set(content.faq.map(({ category }) => category))];
    await expect(questions.getByRole("heading", { level: 3 })).toHaveText(categories);
  });

  await test.step("a search whatever the capitals and accents", async () => {
    const { typed, found } = searches[language];
    const field = page.getByRole("searchbox", { name: t("page.faq.search") });
    await field.fill(typed);
    await expect(summaries.first()).toHaveText(content.faq.at(-1)?.question ?? "");
    await expect(questions.locator("mark").filter({ visible: true }).first()).toHaveText(
      new RegExp(`^${found}$`, "i"),
    );
    await page.getByRole("button", { name: t("page.faq.clear") }).click();
  });
}

/** The banner of the campaign that runs in all countries, with its image and its link. */
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
