import type { Page } from "@playwright/test";
import { countryLocales, type Locale } from "../src/countries.ts";
import { expectAccessibleOnce } from "./support/accessibility.ts";
import { defaultLocaleOf, projectCountries, tagOf } from "./support/countries.ts";
import {
  annasProjects,
  cardAddresses,
  currency,
  expectLanguage,
  loadAllProjects,
  openArchive,
} from "./support/projectList.ts";
import { choosePersona, expectPortalAddress, providerTexts, signInAddress } from "./support/provider.ts";
import { statusNames, textsIn } from "./support/texts.ts";
import { expect, test } from "./support/world.ts";

const english = textsIn("en");

for (const { country } of projectCountries) {
  for (const locale of countryLocales[country]) {
    test.describe(`In ${locale}`, { tag: tagOf({ country }) }, () => {
      const t = textsIn(locale);

      test("Anna sees all her projects between introduction and signed-out page [R1.1] [R1.4] [R1.14] [R2.8] [R2.9] [R2.15] [R2.21] [R2.23] [R4.1] [R4.2] [R4.16] [R7.61] [R9.1] [R9.2] [R9.5]", async ({
        page,
      }) => {
        await test.step("the introduction", async () => {
          if (!locale.startsWith("en"))
            expect
              .soft(t("page.introduction.title"), "not in English")
              .not.toBe(english("page.introduction.title"));
          await page.goto("/");
          await chooseLanguage(page, locale, defaultLocaleOf(country));
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
          await expect(page).toHaveTitle(t("documentTitle"));
          await expectLanguage(page, locale);
          await expectAccessibleOnce(page, country);
        });

        await test.step("the provider's sign-in page", async () => {
          await page.getByRole("button", { name: t("page.introduction.signIn") }).click();
          await page.waitForURL(signInAddress);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(providerTexts(locale).signInTitle);
          await expectAccessibleOnce(page, country);
          await choosePersona(page, "anna");
        });

        await test.step("the project list", async () => {
          await expectPortalAddress(page, "/overview");
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(
            t("page.projectList.title", { firstName: "Anna" }),
          );
          await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.projectList.metaTitle") }));
          await expectLanguage(page, locale);
          await loadAllProjects(page, t);
          await openArchive(page, t, annasProjects.archived);
          await expectAllOfAnnasProjects(page, locale);
          await expectAccessibleOnce(page, country);
        });

        await test.step("the signed-out page", async () => {
          await page.getByRole("button", { name: t("app.signOut") }).click();
          await expectPortalAddress(page, "/logout");
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
          await expect(page).toHaveTitle(t("documentTitle"));
          await expectLanguage(page, locale);
          await expectAccessibleOnce(page, country);
        });

        await test.step("signed out at the provider too", async () => {
          await page.getByRole("button", { name: t("page.logout.signInAgain") }).click();
          await page.waitForURL(signInAddress);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(providerTexts(locale).signInTitle);
        });
      });
    });
  }
}

async function chooseLanguage(page: Page, locale: Locale, shown: Locale): Promise<void> {
  if (locale === shown) return;
  await page.getByRole("combobox", { name: textsIn(shown)("app.language") }).selectOption(locale);
}

async function expectAllOfAnnasProjects(page: Page, locale: Locale): Promise<void> {
  const addresses = await cardAddresses(page);
  expect(addresses).toHaveLength(annasProjects.all);
  expect(new Set(addresses).size, "different projects").toBe(annasProjects.all);
  const main = page.getByRole("main");
  const statuses = statusNames(locale);
  expect(statuses).toHaveLength(18);
  for (const name of statuses) await expect(main).toContainText(name);
  const t = textsIn(locale);
  await expect(main).toContainText(t("page.projectList.pausedAt", { status: t("requestStatus.offerSent") }));
  await expect(main.getByText(currency)).toHaveCount(0);
}
