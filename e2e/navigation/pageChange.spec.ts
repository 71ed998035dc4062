import type { Page } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import { expectPortalUrl } from "../support/actions/signIn.ts";
import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { getCountryTag, oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { createTranslate } from "../support/fixtures/texts.ts";

test.describe("Page change", oneCountry, () => {
  test.describe("of a signed-in customer", () => {
    test.use({ persona: "anna" });

    test("focuses the heading, restores the scroll position and does not request the data of all pages again", {
      tag: "@R2.4",
    }, async ({ page, t }) => {
      const notifications = collectRequests(page, "UnreadNotifications");
      const campaignUrls: string[] = [];
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === "/api/campaigns") campaignUrls.push(request.url());
      });
      await page.goto("/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
      const root = page.locator("html");
      await expect(root).toHaveClass(/smooth-scroll/);
      await page.evaluate(() => {
        const { classList } = document.documentElement;
        const states: boolean[] = [];
        Object.assign(window, { smoothScrollStates: states });
        const record = () => states.push(classList.contains("smooth-scroll"));
        new MutationObserver(record).observe(document.documentElement, { attributeFilter: ["class"] });
      });

      const navigation = page.getByRole("navigation", { name: t("cabinet.navigation") });
      await navigation.getByRole("link", { name: t("app.navigation.faq") }).click();
      await expectPortalUrl(page, "/faq");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(root).toHaveClass(/smooth-scroll/);
      const states: unknown = await page.evaluate(() => Reflect.get(window, "smoothScrollStates"));
      expect(states, "smooth scrolling on or off").toContain(false);

      await navigation.getByRole("link", { name: t("app.navigation.projects") }).click();
      await expect(getProjectCards(page)).toHaveCount(10);
      expect(notifications.map(getVariables)).toEqual([{ skip: 0 }]);
      expect(campaignUrls).toHaveLength(1);

      await test.step("starts at the top, and restores the scroll position on the way back", async () => {
        const last = getProjectCards(page).last().getByRole("link");
        // The list may move until the click, since parts of it load later.
        await page.evaluate(() => {
          const record = () => Object.assign(window, { positionAtClick: scrollY });
          addEventListener("click", record, { capture: true, once: true });
        });
        await last.click();
        const position: unknown = await page.evaluate(() => Reflect.get(window, "positionAtClick"));
        expect(position).toBeGreaterThan(300);
        await expect(page).toHaveURL(/\/project\//);
        await expect.poll(() => getScrollPosition(page)).toBe(0);
        await page.goBack();
        await expect(getProjectCards(page)).toHaveCount(10);
        await expect.poll(() => getScrollPosition(page)).toBe(position);
      });
    });
  });

  test("scrolls to the element that the hash names", { tag: "@R2.3" }, async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto("/#benefits");
    await expect.poll(() => getScrollPosition(page)).toBeGreaterThan(0);
    await expect(page.getByText(t("page.introduction.benefits.follow.title"))).toBeInViewport();
  });
});

test.describe("Page change to an archive that loads later", oneCountry, () => {
  test.use({ persona: "anna", scenario: "archived", viewport: { width: 390, height: 400 } });

  test("scrolls to the archive once it is there", async ({ page, world }) => {
    await world.addFault({ operation: "Projects", effect: { kind: "latency", milliseconds: 500 } });
    await page.goto("/overview#archive");
    await expect(page.locator("#archive")).toBeInViewport();
    await expect.poll(() => getScrollPosition(page)).toBeGreaterThan(0);
    await expectPortalUrl(page, "/overview#archive");
  });
});

test.describe("Page change to a list that loads later", oneCountry, () => {
  test.use({ persona: "anna", viewport: { width: 390, height: 844 } });

  test("reaches the saved scroll position after a reload", { tag: "@R2.2" }, async ({ page, world }) => {
    await page.goto("/overview");
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2000);
    await page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
    await world.addFault({ operation: "Projects", effect: { kind: "latency", milliseconds: 1500 } });
    await page.reload();
    await expect.poll(() => getScrollPosition(page)).toBe(1000);
  });
});

test.describe("Page title in Switzerland", { tag: getCountryTag("CH") }, () => {
  test.use({ persona: "clara" });

  test("follows the language", async ({ page }) => {
    const [german, french] = [createTranslate("de-CH"), createTranslate("fr-CH")];
    const getTitle = (t: typeof german) =>
      t("app.titleWithBrand", { title: t("page.projectList.metaTitle") });
    expect(getTitle(french)).not.toBe(getTitle(german));
    await page.goto("/overview");
    await expect(page).toHaveTitle(getTitle(german));
    await page.getByRole("combobox", { name: german("app.language") }).selectOption("fr-CH");
    await expect(page).toHaveTitle(getTitle(french));
  });
});

function getScrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
