import type { Locator } from "@playwright/test";
import { contentSeeds } from "#mock-server/seeds/content/contentSeeds.ts";
import { getSection } from "../support/actions/getSection.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("FAQ page", oneCountry, () => {
  test.use({ persona: "clara" });

  test("opens answers with the keyboard, copies links to answers, opens documents and links", {
    tag: "@smoke",
  }, async ({ page, context, t }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const content = contentSeeds.de;
    const [first, last] = [content.faq[0], content.faq.at(-1)];
    if (!first || !last) throw new Error("There are no questions.");
    const questions = getSection(page, t("page.faq.questions"));
    const summaries = questions.locator("summary");
    await page.goto("/faq");

    await test.step("an answer opens and closes by keyboard", async () => {
      const answer = questions.getByText(getFirstParagraph(first.answer));
      await expect(answer).toBeHidden();
      await summaries.first().focus();
      await page.keyboard.press("Enter");
      await expect(answer).toBeVisible();
      await page.keyboard.press("Space");
      await expect(answer).toBeHidden();
    });

    await test.step("clearing the search shows all questions", async () => {
      const field = page.getByRole("searchbox", { name: t("page.faq.search") });
      await field.fill("beschlagt");
      await expect(questions.locator("mark").filter({ visible: true }).first()).toBeVisible();
      await expectAccessible(page);
      await field.fill("xyzzy");
      await expect(getShownText(page, t("page.faq.noResults"))).toBeVisible();
      await page.getByRole("button", { name: t("page.faq.clear") }).click();
      await expect(field).toBeFocused();
      await expect(summaries).toHaveCount(content.faq.length);
    });

    await test.step("a copied link leads back to its answer", async () => {
      await questions.getByText(last.question).click();
      await questions
        .getByRole("button", { name: t("page.faq.copyLink") })
        .filter({ visible: true })
        .last()
        .click();
      await expect(questions.getByText(t("page.faq.linkCopied"))).toBeVisible();
      const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(url.host + url.pathname).toBe(`${portalHost("DE")}/faq`);
      await page
        .getByRole("navigation", { name: t("cabinet.navigation") })
        .getByRole("link", { name: t("app.navigation.projects") })
        .click();
      await expectPortalUrl(page, "/overview");
      await page.goto(url.href);
      await expect(questions.getByText(getFirstParagraph(last.answer))).toBeInViewport();
      await expect(questions.getByText(getFirstParagraph(first.answer))).toBeHidden();
    });

    await test.step("documents open in a new tab, and one is downloaded", async () => {
      const documents = getSection(page, t("page.faq.documents"));
      for (const { title } of content.documents) {
        const open = documents.getByRole("link", { name: t("page.faq.document.openNamed", { title }) });
        await expect(open).toHaveAttribute("target", "_blank");
        await expect(open).toHaveAttribute("rel", "noopener");
        expect(await fetchLink(open)).toEqual({ status: 200, type: "application/pdf", start: "%PDF-" });
      }
      const nextDownload = page.waitForEvent("download");
      await documents
        .getByRole("link", { name: t("page.faq.document.download") })
        .first()
        .click();
      const download = await nextDownload;
      expect(download.suggestedFilename()).toBe(content.documents[0]?.url.split("/").at(-1));
      expect(await download.failure()).toBeNull();
    });

    await test.step("a link opens in a new tab without access to this one", async () => {
      await context.route("https://www.taglys.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
      );
      const link = getSection(page, t("page.faq.links")).getByRole("link").first();
      await expect(link).toHaveAttribute("rel", "noopener");
      const nextTab = context.waitForEvent("page");
      await link.click();
      const tab = await nextTab;
      await expect(tab).toHaveURL(content.bookmarks[0]?.url ?? "");
      expect(await tab.evaluate(() => window.opener)).toBeNull();
    });
  });
});

function getFirstParagraph(answer: string): string {
  return answer.split("\n\n")[0] ?? answer;
}

/** Requests a link's URL in the browser. */
function fetchLink(link: Locator): Promise<{ status: number; type: string | null; start: string }> {
  return link.evaluate(async (it) => {
    const response = await fetch(it.getAttribute("href") ?? "");
    const start = (await response.text()).slice(0, 5);
    return { status: response.status, type: response.headers.get("content-type"), start };
  });
}
