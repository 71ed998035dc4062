import type { Locator, Page } from "@playwright/test";
import type { ContentSeed } from "../mock-server/world/content/contentSeed.ts";
import { contentSeeds } from "../mock-server/world/content/contentSeeds.ts";
import { countryLocales, type Locale } from "../src/countries.ts";
import { type ContentLanguage, contentLanguageOf } from "../src/i18n/contentLanguage.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { projectCountries, tagOf } from "./support/countries.ts";
import { portalHost } from "./support/ports.ts";
import { expectPortalAddress } from "./support/provider.ts";
import { textsIn } from "./support/texts.ts";
import { expect, test } from "./support/world.ts";

/** What is typed into the search, without accents or in capitals, and the word that is found by it. */
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

const campaignAddress = "https://www.taglys.example/daylight";

for (const { country } of projectCountries) {
  for (const locale of countryLocales[country]) {
    test.describe(`In ${locale}`, { tag: tagOf({ country }) }, () => {
      test.use({ persona: "clara" });
      const t = textsIn(locale);
      const language = contentLanguageOf(locale);
      const content = contentSeeds[language];

      test("Clara sees the campaign, reads, searches and keeps what is there to help her [R1.9] [R1.11] [R2.26] [R3.15] [R3.16] [R3.17] [R3.18] [R7.17] [R7.18] [R7.19] [R7.32] [R9.6] [R9.7]", async ({
        page,
        context,
      }) => {
        test.slow();
        await context.addCookies([{ name: "locale", value: locale, url: `http://${portalHost(country)}` }]);
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
        const questions = page.getByRole("region", { name: t("page.faq.questions") });
        const summaries = questions.locator("summary");
        const navigation = page.getByRole("navigation", { name: t("app.mainNavigation") });
        const [first] = content.faq;
        if (!first) throw new Error("There are no questions.");

        await test.step("the campaign above her projects", async () => {
          await page.goto("/overview");
          await expectCampaign(page, content, language);
        });

        await test.step("the questions by category", async () => {
          await navigation.getByRole("link", { name: t("app.navigation.faq") }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));
          await expect(summaries).toHaveText(content.faq.map(({ question }) => question));
          const categories = [...new Set(content.faq.map(({ category }) => category))];
          await expect(questions.getByRole("heading", { level: 3 })).toHaveText(categories);
          await expectSpoken(summaries.first().getByText(first.question), locale, language);
        });

        await test.step("opens and closes an answer by keyboard", async () => {
          const answer = questions.getByText(paragraphOf(first.answer));
          await expect(answer).toBeHidden();
          await summaries.first().focus();
          await page.keyboard.press("Enter");
          await expect(answer).toBeVisible();
          await page.keyboard.press("Space");
          await expect(answer).toBeHidden();
        });

        await test.step("finds a word whatever its capitals and accents, and sees it marked", async () => {
          const { typed, found } = searches[language];
          const field = page.getByRole("searchbox", { name: t("page.faq.search") });
          await field.fill(typed);
          const hits = content.faq.filter((item) => Object.values(item).join("\n").includes(found));
          await expect(summaries).toHaveText(hits.map(({ question }) => question));
          await expect(questions.getByRole("status")).toHaveText(t("page.faq.found", { count: hits.length }));
          await expect(questions.locator("mark").filter({ visible: true }).first()).toHaveText(
            new RegExp(`^${found}$`, "i"),
          );
          await expectAccessible(page);

          await field.fill("xyzzy");
          await expect(questions.getByRole("status")).toContainText(t("page.faq.noResults"));
          await page.getByRole("button", { name: t("page.faq.clear") }).click();
          await expect(field).toBeFocused();
          await expect(summaries).toHaveCount(content.faq.length);
        });

        await test.step("comes back to an answer by its copied address", async () => {
          const last = content.faq.at(-1) ?? first;
          await questions.getByText(last.question).click();
          await questions
            .getByRole("button", { name: t("page.faq.copyLink") })
            .filter({ visible: true })
            .last()
            .click();
          await expect(questions.getByText(t("page.faq.linkCopied"))).toBeVisible();
          const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
          expect(address.host + address.pathname).toBe(`${portalHost(country)}/faq`);
          await navigation.getByRole("link", { name: t("app.navigation.projects") }).click();
          await expectPortalAddress(page, "/overview");
          await page.goto(address.href);
          const answer = questions.getByText(paragraphOf(last.answer));
          await expect(answer).toBeInViewport();
          await expect(questions.getByText(paragraphOf(first.answer))).toBeHidden();
        });

        await test.step("opens and keeps the documents", async () => {
          const documents = page.getByRole("region", { name: t("page.faq.documents") });
          await expect(documents.getByRole("article")).toHaveCount(content.documents.length);
          for (const { title, url, isDownloadable } of content.documents) {
            const card = documents.getByRole("article").filter({ hasText: title });
            const open = card.getByRole("link", { name: t("page.faq.document.openNamed", { title }) });
            await expect(open).toHaveAttribute("target", "_blank");
            await expect(open).toHaveAttribute("rel", "noopener");
            await expect(open).toHaveAttribute("href", new RegExp(`${url}$`));
            expect(await answerTo(open)).toEqual({ status: 200, type: "application/pdf", start: "%PDF-" });
            const keep = card.getByRole("link", { name: t("page.faq.document.downloadNamed", { title }) });
            await expect(keep).toHaveCount(isDownloadable ? 1 : 0);
          }
          const [kept] = content.documents;
          const download = page.waitForEvent("download");
          await documents
            .getByRole("link", { name: t("page.faq.document.download") })
            .first()
            .click();
          expect((await download).suggestedFilename()).toBe(kept?.url.split("/").at(-1));
          expect(await (await download).failure()).toBeNull();
        });

        await test.step("follows a link to a new tab", async () => {
          await context.route("https://www.taglys.example/**", (route) =>
            route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
          );
          const links = page.getByRole("region", { name: t("page.faq.links") }).getByRole("link");
          await expect(links).toHaveText(
            content.bookmarks.map(({ title }) => `${title} ${t("page.faq.newTab")}`),
          );
          for (const [index, { url }] of content.bookmarks.entries()) {
            await expect(links.nth(index)).toHaveAttribute("href", url);
            await expect(links.nth(index)).toHaveAttribute("rel", "noopener");
          }
          const opened = context.waitForEvent("page");
          await links.first().click();
          const tab = await opened;
          await expect(tab).toHaveURL(content.bookmarks[0]?.url ?? "");
          expect(await tab.evaluate(() => window.opener)).toBeNull();
        });
      });
    });
  }
}

/** The banner of the campaign that runs everywhere, in a content language, with its picture and its link. */
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
  await expect(link).toHaveAttribute("href", campaignAddress);
  await expect(link).toHaveAttribute("rel", "noopener");
}

/** Content in a language that is not the page's says so; Swiss German is the one there is. */
async function expectSpoken(target: Locator, locale: Locale, language: ContentLanguage): Promise<void> {
  if (locale.startsWith(language)) return;
  expect([locale, language]).toEqual(["de-CH", "gsw"]);
  await expect(target).toHaveAttribute("lang", "gsw");
  await expect(target).toContainText("Aafrag");
}

function paragraphOf(answer: string): string {
  return answer.split("\n\n")[0] ?? answer;
}

/** What a link leads to, asked for by the browser itself. */
function answerTo(link: Locator): Promise<{ status: number; type: string | null; start: string }> {
  return link.evaluate(async (it) => {
    const response = await fetch(it.getAttribute("href") ?? "");
    const start = (await response.text()).slice(0, 5);
    return { status: response.status, type: response.headers.get("content-type"), start };
  });
}
