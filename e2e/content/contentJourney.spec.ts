import type { Locator, Page } from "@playwright/test";
import type { ContentSeed } from "../../mock-server/seeds/content/contentSeed.ts";
import { contentSeeds } from "../../mock-server/seeds/content/contentSeeds.ts";
import { countryLocales, type Locale } from "../../src/countries.ts";
import { type ContentLanguage, getContentLanguage } from "../../src/i18n/locale/contentLanguage.ts";
import { getCountryTag, projectCountries } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { createTranslate } from "../support/fixtures/texts.ts";

/** What is typed into the search, without accents or in capitals, and the word that it finds. */
const searches: Record<ContentLanguage, { typed: string; found: string }> = {
  en: { typed: "HUMID", found: "humid" },
  de: { typed: "beschlagt", found: "beschlägt" },
  gsw: { typed: "fuechti", found: "füechti" },
  fr: { typed: "Buee", found: "buée" },
  it: { typed: "CONDENSA", found: "condensa" },
  no: { typed: "vintermorgener", found: "vintermorgener" },
  sv: { typed: "FÖNSTRET", found: "fönstret" },
  da: { typed: "KØKKEN", found: "køkken" },
};

for (const { country } of projectCountries) {
  for (const locale of countryLocales[country]) {
    test.describe(`Content in ${locale}`, { tag: getCountryTag(country) }, () => {
      test.use({ persona: "clara" });
      const t = createTranslate(locale);
      const language = getContentLanguage(locale);
      const content = contentSeeds[language];

      test("has a campaign, questions that can be searched, documents and links", {
        tag: [
          "@R1.9",
          "@R1.11",
          "@R2.26",
          "@R3.15",
          "@R3.16",
          "@R3.17",
          "@R3.18",
          "@R7.17",
          "@R7.18",
          "@R7.19",
          "@R7.32",
          "@R9.6",
          "@R9.7",
        ],
      }, async ({ page, context }) => {
        await context.addCookies([{ name: "locale", value: locale, url: `http://${portalHost(country)}` }]);
        const questions = page.getByRole("region", { name: t("page.faq.questions") });
        const summaries = questions.locator("summary");

        await test.step("the campaign above the projects", async () => {
          await page.goto("/overview");
          await expectCampaign(page, content, language);
        });

        await test.step("the questions by category", async () => {
          await page
            .getByRole("navigation", { name: t("app.mainNavigation") })
            .getByRole("link", { name: t("app.navigation.faq") })
            .click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));
          await expect(summaries).toHaveText(content.faq.map(({ question }) => question));
          const categories = [...new Set(content.faq.map(({ category }) => category))];
          await expect(questions.getByRole("heading", { level: 3 })).toHaveText(categories);
          await expectContentLanguage(
            summaries.first().getByText(content.faq[0]?.question ?? ""),
            locale,
            language,
          );
        });

        await test.step("a search whatever the capitals and accents", async () => {
          const { typed, found } = searches[language];
          const field = page.getByRole("searchbox", { name: t("page.faq.search") });
          await field.fill(typed);
          const hits = content.faq.filter((item) => Object.values(item).join("\n").includes(found));
          await expect(summaries).toHaveText(hits.map(({ question }) => question));
          await expect(questions.getByRole("status")).toHaveText(t("page.faq.found", { count: hits.length }));
          await expect(questions.locator("mark").filter({ visible: true }).first()).toHaveText(
            new RegExp(`^${found}$`, "i"),
          );
        });

        await test.step("the documents", async () => {
          const documents = page.getByRole("region", { name: t("page.faq.documents") });
          await expect(documents.getByRole("article")).toHaveCount(content.documents.length);
          for (const { title, url, isDownloadable } of content.documents) {
            const card = documents.getByRole("article").filter({ hasText: title });
            const open = card.getByRole("link", { name: t("page.faq.document.openNamed", { title }) });
            await expect(open).toHaveAttribute("href", new RegExp(`${url}$`));
            const download = card.getByRole("link", {
              name: t("page.faq.document.downloadNamed", { title }),
            });
            await expect(download).toHaveCount(isDownloadable ? 1 : 0);
          }
        });

        await test.step("the links", async () => {
          const links = page.getByRole("region", { name: t("page.faq.links") }).getByRole("link");
          await expect(links).toHaveText(
            content.bookmarks.map(({ title }) => `${title} ${t("page.faq.newTab")}`),
          );
          for (const [index, { url }] of content.bookmarks.entries()) {
            await expect(links.nth(index)).toHaveAttribute("href", url);
          }
        });
      });
    });
  }
}

/** Finds the banner of the campaign that runs in all countries, with its image and its link. */
async function expectCampaign(
  page: Page,
  { campaign }: ContentSeed,
  language: ContentLanguage,
): Promise<void> {
  const headline = page.getByRole("heading", { name: campaign.my_taglys_banner_headline });
  const banner = page.locator("[lang]").filter({ has: headline }).last();
  await expect(banner).toHaveAttribute("lang", language);
  await expect(banner).toContainText(campaign.my_taglys_banner_description);
  await expect
    .poll(() => banner.locator("img").evaluate((image) => Reflect.get(image, "naturalWidth")))
    .toBeGreaterThan(0);
  const link = banner.getByRole("link", { name: campaign.my_taglys_banner_cta });
  await expect(link).toHaveAttribute("href", "https://www.taglys.example/daylight");
  await expect(link).toHaveAttribute("rel", "noopener");
}

/** Content in another language than the page says so; the only case is Swiss German. */
async function expectContentLanguage(
  target: Locator,
  locale: Locale,
  language: ContentLanguage,
): Promise<void> {
  if (locale.startsWith(language)) return;
  expect([locale, language]).toEqual(["de-CH", "gsw"]);
  await expect(target).toHaveAttribute("lang", "gsw");
  await expect(target).toContainText("Aafrag");
}
