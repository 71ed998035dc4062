import type { Page } from "@playwright/test";
import { countryLocales, type Locale } from "../../src/countries.ts";
import {
  annasProjects,
  getProjectCards,
  loadAllProjects,
  openArchive,
} from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl, getProviderTexts, signInUrl } from "../support/actions/signIn.ts";
import { getCountryTag, getDefaultLocale, projectCountries } from "../support/config/countries.ts";
import { expectAccessibleInGermany } from "../support/expects/expectAccessible.ts";
import { expectCampaign, expectQuestionsAndDocuments } from "../support/expects/expectContent.ts";
import { currencyPattern } from "../support/expects/textPatterns.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { createTranslate, getStatusNames } from "../support/fixtures/texts.ts";

const english = createTranslate("en");

for (const { country } of projectCountries) {
  for (const locale of countryLocales[country]) {
    test.describe(`Journey in ${locale}`, { tag: getCountryTag(country) }, () => {
      const t = createTranslate(locale);

      test("leads Anna from the introduction to all her projects, the questions and the signed-out page", {
        tag: [
          "@R1.1",
          "@R1.4",
          "@R1.9",
          "@R1.11",
          "@R1.14",
          "@R2.8",
          "@R2.9",
          "@R2.15",
          "@R2.21",
          "@R2.23",
          "@R2.26",
          "@R3.15",
          "@R3.16",
          "@R3.17",
          "@R3.18",
          "@R4.1",
          "@R4.2",
          "@R4.16",
          "@R7.17",
          "@R7.18",
          "@R7.19",
          "@R7.32",
          "@R7.61",
          "@R9.1",
          "@R9.2",
          "@R9.5",
          "@R9.6",
          "@R9.7",
        ],
      }, async ({ page }) => {
        const heading = page.getByRole("heading", { level: 1 });
        const root = page.locator("html");

        await test.step("the introduction", async () => {
          if (!locale.startsWith("en"))
            expect
              .soft(t("page.introduction.title"), "not in English")
              .not.toBe(english("page.introduction.title"));
          await page.goto("/");
          await chooseLanguage(page, locale, getDefaultLocale(country));
          await expect(heading).toHaveText(t("page.introduction.title"));
          await expect(page).toHaveTitle(t("documentTitle"));
          await expect(root).toHaveAttribute("lang", locale);
          await expectAccessibleInGermany(page, country);
        });

        await test.step("the provider's sign-in page", async () => {
          await page.getByRole("link", { name: t("page.introduction.signIn") }).click();
          await page.waitForURL(signInUrl);
          await expect(heading).toHaveText(getProviderTexts(locale).signInTitle);
          await expectAccessibleInGermany(page, country);
          await choosePersona(page, "anna");
        });

        await test.step("the project list", async () => {
          await expectPortalUrl(page, "/overview");
          await expect(heading).toHaveText(t("page.projectList.title", { firstName: "Anna" }));
          await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.projectList.metaTitle") }));
          await expect(root).toHaveAttribute("lang", locale);
          await loadAllProjects(page, t);
          await openArchive(page, t, annasProjects.archived);
          await expectAllProjects(page, locale);
          await expectAccessibleInGermany(page, country);
        });

        await test.step("the campaign above the projects", () => expectCampaign(page, locale));

        await expectQuestionsAndDocuments(page, locale);

        await test.step("the signed-out page", async () => {
          await page.getByRole("button", { name: t("app.signOut") }).click();
          await expectPortalUrl(page, "/logout");
          await expect(heading).toHaveText(t("page.logout.title"));
          await expect(page).toHaveTitle(t("documentTitle"));
          await expect(root).toHaveAttribute("lang", locale);
          await expectAccessibleInGermany(page, country);
        });

        await test.step("the provider after the sign-out", async () => {
          await page.getByRole("link", { name: t("page.logout.signInAgain") }).click();
          await page.waitForURL(signInUrl);
          await expect(heading).toHaveText(getProviderTexts(locale).signInTitle);
        });
      });
    });
  }
}

async function chooseLanguage(page: Page, locale: Locale, current: Locale): Promise<void> {
  if (locale === current) return;
  await page.getByRole("combobox", { name: createTranslate(current)("app.language") }).selectOption(locale);
}

/** All projects with all statuses, and no prices. */
async function expectAllProjects(page: Page, locale: Locale): Promise<void> {
  const paths = await getProjectCards(page)
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths).toHaveLength(annasProjects.all);
  expect(new Set(paths).size, "different projects").toBe(annasProjects.all);
  const main = page.getByRole("main");
  const text = await main.innerText();
  const statuses = getStatusNames(locale);
  expect(statuses).toHaveLength(18);
  expect(
    statuses.filter((name) => !text.includes(name)),
    "missing statuses",
  ).toEqual([]);
  const t = createTranslate(locale);
  await expect(main).toContainText(t("page.projectList.pausedAt", { status: t("requestStatus.offerSent") }));
  await expect(main.getByText(currencyPattern)).toHaveCount(0);
}
