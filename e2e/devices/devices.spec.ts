import type { Page } from "@playwright/test";
import { CancelDialog } from "../support/actions/cancelDialog.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Devices", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test.describe("with a touch screen of 320 px alone", () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

    test("a request is cancelled by touch", { tag: "@R4.3" }, async ({ page, t }) => {
      await page.goto("/project/project-1");
      const cancel = new CancelDialog(page, t);
      await page.getByRole("button", { name: t("page.project.cancel.open") }).tap();
      await cancel.dialog.getByRole("radio").first().tap();
      const next = cancel.dialog.getByRole("button", { name: t("page.project.cancel.next") });
      await next.tap();
      await next.tap();
      await cancel.confirmButton.tap();
      await expect(
        cancel.dialog.getByRole("heading", { name: t("page.project.cancel.confirmed.title") }),
      ).toBeVisible();
    });
  });

  test("a processor of a quarter of the speed signs in and shows the projects", { tag: "@R2.23" }, async ({
    page,
    context,
  }) => {
    test.slow();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(1);
    await expect(page.locator("#start-help")).toHaveCount(0);
  });

  test("a screen of 320 × 256 px, and a font of twice the size on one of 360 px, have room for the content", async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) =>
      session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } });
    const paths = ["/overview", "/window-registration/project-1", "/faq?q=xyzzy", "/feedback/project-1"];
    for (const path of paths) {
      await test.step(path, async () => {
        await setFontSize(16);
        await page.setViewportSize({ width: 320, height: 256 });
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expect.poll(() => findWideElements(page)).toEqual([]);
        expect(await measureStickyHeight(page)).toBeLessThan(256 / 3);
        // What a visitor's font setting of 32 px changes: the size of 1rem.
        await setFontSize(32);
        await page.setViewportSize({ width: 360, height: 800 });
        await expect
          .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
          .toBe("32px");
        await expect.poll(() => findWideElements(page)).toEqual([]);
        expect(await measureStickyHeight(page)).toBeLessThan(800 / 3);
      });
    }
  });
});

test.describe("Layers between the portal and its visitor", oneCountry, () => {
  test("a page whose texts the browser has translated stays usable", { tag: "@R4.11" }, async ({
    page,
    t,
  }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await translate(page);
    await page.getByRole("banner").getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await translate(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("main").getByRole("button").first().click();
    await choosePersona(page, "anna");
    await expect(getProjectCards(page).first()).toBeVisible();
    await translate(page);
    await page.getByRole("main").getByRole("button").last().click();
    await expect(getProjectCards(page)).toHaveCount(19);
    await page.locator('nav a[href="/faq"]').click();
    const search = page.getByRole("searchbox");
    // The second search removes texts that the translation has replaced.
    await search.fill("beschlagt");
    await expect(page.locator("mark").first()).toBeVisible();
    await translate(page);
    await search.fill("fenster");
    await expect(page.locator("mark").first()).toHaveText(/fenster/i);
    await search.fill("");
    await expect(page.locator("mark")).toHaveCount(0);
  });

  test("elements that an extension adds to the body stay, and the portal works", async ({ page, t }) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.body.prepend(document.createElement("aside"));
        document.body.append(document.createElement("grammarly-desktop-integration"));
        document.body.setAttribute("data-extension", "");
      });
    });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await expect(page.locator("body > aside")).toBeAttached();
    await expect(page.locator("body > grammarly-desktop-integration")).toBeAttached();
  });
});

/** The elements that make the page wider than its window. */
function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("main *, header *, footer *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    return wide.map((element) => `${element.localName} ${element.textContent.slice(0, 40)}`);
  });
}

/** The height of what stays in the window while the page scrolls. */
function measureStickyHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const heights = [...document.querySelectorAll("body *")].map((element) => {
      const isFixed = ["fixed", "sticky"].includes(getComputedStyle(element).position);
      const { top, bottom } = element.getBoundingClientRect();
      return isFixed ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0);
  });
}

/** Replaces each text node as the translation of Chrome and Edge does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement("font");
      font.append(document.createElement("font"));
      font.firstElementChild?.append(`${text.data} `);
      text.replaceWith(font);
    }
  });
}
