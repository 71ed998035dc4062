import type { Page } from "@playwright/test";
import { type Country, countryLocales, type Locale } from "#locales.ts";
import { requestStatuses } from "#mock-server/rules/requestStatuses.ts";
import { countrySeeds } from "#mock-server/seeds/countries/countrySeeds.ts";
import { countryFacts } from "#schema/countries.ts";
import {
  annasProjects,
  getProjectCards,
  loadAllProjects,
  openArchive,
} from "../support/actions/projectList.ts";
import { openCustomerForm } from "../support/actions/projectSections.ts";
import { choosePersona, expectPortalUrl, getProviderTexts, signInUrl } from "../support/actions/signIn.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { navigate } from "../support/browser/navigate.ts";
import { getCountryTag, getDefaultLocale, projectCountries } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expectCampaign, expectQuestions } from "../support/expects/expectContent.ts";
import { expectPrices } from "../support/expects/expectPrices.ts";
import { currencyPattern } from "../support/expects/textPatterns.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { createTranslate, getStatusNames } from "../support/fixtures/texts.ts";
import { expectScreenshot } from "../support/visual/expectScreenshot.ts";
import { fitViewport, freezeDate, now, settle } from "../visual/screens/openScreen.ts";

/** Other countries test only the differences between countries. */
const countriesWithLongJourney: readonly Country[] = ["DE", "CH", "NO"];

/** Anna's project with an offer and files. */
const projectId = `project-${requestStatuses.indexOf("OFFER_ACCEPTED") + 1}`;

const english = createTranslate("en");

for (const { country } of projectCountries) {
  for (const locale of countryLocales[country]) {
    test.describe(`Journey in ${locale}`, { tag: getCountryTag(country) }, () => {
      test.use({ now });
      const t = createTranslate(locale);
      const isLong = countriesWithLongJourney.includes(country);
      const title = isLong
        ? "leads Anna from the introduction to all her projects, the questions and the signed-out page"
        : "leads Anna from the introduction to her project and her post code";

      test(title, async ({ page }) => {
        test.slow();
        await freezeDate(page, now);
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
        });

        await test.step("the provider's sign-in page", async () => {
          await page.getByRole("link", { name: t("page.introduction.signIn") }).click();
          await page.waitForURL(signInUrl);
          await expect(heading).toHaveText(getProviderTexts(locale).signInTitle);
          // `visual/screens.spec.ts` checks the portal's own screens.
          if (country === "DE") await expectAccessible(page);
          await choosePersona(page, "anna");
        });

        await test.step("the project list", async () => {
          await expectPortalUrl(page, "/overview");
          await expect(heading).toHaveText(
            t("page.projectList.title", { ...countrySeeds[country].people.anna }),
          );
          await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.projectList.metaTitle") }));
          await expect(root).toHaveAttribute("lang", locale);
          if (isLong) await expectAllProjects(page, locale);
        });

        if (isLong) {
          await test.step("the campaign above the projects", () => expectCampaign(page, locale));
        }

        await test.step("a project, with the locale's dates and prices", async () => {
          await settle(page, async () => {
            await navigate(page, `/project/${projectId}`);
            const files = page.getByRole("heading", { name: t("page.project.files.title"), exact: true });
            await expect(files).toBeVisible();
          });
          await expectLocaleScreenshot(page, locale, "project");
          await expectPrices(page, t, country);
        });

        await test.step("her post code, by the rule of the country", async () => {
          const { example } = countryFacts[country].postCode;
          const details = await openCustomerForm(page, t, "page.project.customer.address");
          const postCode = details.getByLabel(t("person.postCode"));
          await postCode.fill("?");
          await details.getByRole("button", { name: t("form.save") }).click();
          await expect(
            details.getByRole("heading", { name: t("form.problems", { count: 1 }) }),
          ).toBeFocused();
          await expect(postCode).toHaveAccessibleDescription(t("form.rule.postCode", { example }));
          await postCode.fill(example);
          await details.getByRole("button", { name: t("form.save") }).click();
          await expect(getShownText(page, t("page.project.customer.saved"))).toBeVisible();
          await expect(details).toContainText(example);
        });

        if (!isLong) return;
        await expectQuestions(page, locale);

        await test.step("the signed-out page", async () => {
          await page.getByRole("button", { name: t("app.signOut") }).click();
          await expectPortalUrl(page, "/logout");
          await expect(heading).toHaveText(t("page.logout.title"));
          await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.logout.metaTitle") }));
          await expect(root).toHaveAttribute("lang", locale);
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

/** Compares a tablet's screen with its screenshot. */
async function expectLocaleScreenshot(page: Page, locale: Locale, name: string): Promise<void> {
  // The heading has the focus after a navigation.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const viewport = page.viewportSize();
  const target = await fitViewport(page, 768);
  await expectScreenshot(target, `${locale}-${name}`);
  if (viewport) await page.setViewportSize(viewport);
}

async function chooseLanguage(page: Page, locale: Locale, current: Locale): Promise<void> {
  if (locale === current) return;
  const reloaded = page.waitForEvent("load");
  await page.getByRole("combobox", { name: createTranslate(current)("app.language") }).selectOption(locale);
  await reloaded;
}

/** Expects all projects, with all statuses and without prices. */
async function expectAllProjects(page: Page, locale: Locale): Promise<void> {
  const t = createTranslate(locale);
  await loadAllProjects(page, t);
  await openArchive(page, t, annasProjects.archived);
  const paths = await getProjectCards(page)
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(paths).toHaveLength(annasProjects.all);
  expect(new Set(paths).size, "different projects").toBe(annasProjects.all);
  const main = page.getByRole("main");
  const text = await main.innerText();
  const statuses = getStatusNames(locale);
  expect(statuses).toHaveLength(requestStatuses.length);
  expect(
    statuses.filter((name) => !text.includes(name)),
    "missing statuses",
  ).toEqual([]);
  await expect(main).toContainText(
    t("requestProgress.halted", { status: t("requestStatus.IN_CLARIFICATION"), number: 4, count: 9 }),
  );
  await expect(main.getByText(currencyPattern)).toHaveCount(0);
}
