import type { Page } from "@playwright/test";
import { oneCountry, tagOf } from "./support/countries.ts";
import { cards } from "./support/projectList.ts";
import { expectPortalAddress } from "./support/provider.ts";
import { textsIn } from "./support/texts.ts";
import { expect, test } from "./support/world.ts";

test.describe("A navigation", oneCountry, () => {
  test.use({ persona: "clara" });

  test("moves the focus to the heading of the page [R2.4]", async ({ page, t }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: t("app.navigation.faq") }).click();
    await expectPortalAddress(page, "/faq");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("to another screen takes smooth scrolling away and brings it back [R2.11]", async ({ page, t }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    const root = page.locator("html");
    await expect(root).toHaveClass(/smooth-scroll/);
    await page.evaluate(() => {
      const { classList } = document.documentElement;
      const states: boolean[] = [];
      Object.assign(window, { smoothStates: states });
      const note = () => states.push(classList.contains("smooth-scroll"));
      new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["class"] });
    });
    await page.getByRole("link", { name: t("app.navigation.faq") }).click();
    await expectPortalAddress(page, "/faq");
    await expect(root).toHaveClass(/smooth-scroll/);
    const states: unknown = await page.evaluate(() => Reflect.get(window, "smoothStates"));
    expect(states).toContain(false);
  });

  test("sends a page view with path and view name [R2.10]", async ({ page, t }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: t("app.navigation.faq") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
    await expect
      .poll(() => pageViews(page))
      .toEqual([
        { event: "page_view", path: "/overview", viewName: "project list" },
        { event: "page_view", path: "/faq", viewName: "faq" },
        { event: "page_view", path: "/overview", viewName: "project list" },
      ]);
  });
});

test.describe("A list of finished projects", oneCountry, () => {
  test.use({ persona: "anna", scenario: "archived", viewport: { width: 390, height: 400 } });

  test("is scrolled to its archive once that is there [R2.3]", async ({ page, world }) => {
    await world.addFault({ operation: "Projects", effect: { kind: "latency", milliseconds: 500 } });
    await page.goto("/overview#archive");
    await expect(page.locator("#archive")).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expectPortalAddress(page, "/overview#archive");
  });
});

test.describe("A link with a token", oneCountry, () => {
  test("is tracked without it [R2.10]", async ({ page }) => {
    await page.goto("/register/project-1/welcome-home");
    await expect
      .poll(() => pageViews(page))
      .toEqual([{ event: "page_view", path: "/register/project-1/:token", viewName: "associate project" }]);
    expect(JSON.stringify(await dataLayer(page))).not.toContain("welcome-home");
  });
});

test.describe("A country without a tag manager", { tag: tagOf({ country: "DK" }) }, () => {
  test.use({ persona: "clara" });

  test("has no page views [R2.10]", async ({ page, t }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole("link", { name: t("app.navigation.faq") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await dataLayer(page)).toEqual([]);
  });
});

test.describe("In Switzerland", { tag: tagOf({ country: "CH" }) }, () => {
  test.use({ persona: "clara" });

  test("the tab's title follows the language [R2.8] [R4.11]", async ({ page }) => {
    const [german, french] = [textsIn("de-CH"), textsIn("fr-CH")];
    const titleIn = (t: typeof german) => t("app.titleWithBrand", { title: t("page.projectList.metaTitle") });
    expect(titleIn(french)).not.toBe(titleIn(german));
    await page.goto("/overview");
    await expect(page).toHaveTitle(titleIn(german));
    await page.getByRole("combobox", { name: german("app.language") }).selectOption("fr-CH");
    await expect(page).toHaveTitle(titleIn(french));
  });
});

test.describe("A script that cannot be loaded", oneCountry, () => {
  const script = /\/assets\/SignedOutPage-[^/]*\.js$/;

  test("is asked for anew with the whole page [R8.16]", async ({ page, problems, t }) => {
    problems.expect(/ERR_FAILED/);
    // For the moment until the page goes.
    problems.allow(/A screen could not be shown/);
    const loads = pageLoads(page);
    await page.route(script, (route) => route.abort(), { times: 1 });
    await page.goto("/logout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
    expect(loads).toHaveLength(2);
  });

  for (const storage of ["allowed", "blocked"]) {
    test(`a second time leads to an error screen, with storage ${storage} [R8.16] [R2.7]`, async ({
      page,
      problems,
      t,
    }) => {
      problems.expect(/ERR_FAILED/, /A screen could not be shown/);
      if (storage === "blocked") await blockStorage(page);
      const loads = pageLoads(page);
      await page.route(script, (route) => route.abort());
      await page.goto("/logout");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));
      await expect(page.getByRole("progressbar")).toHaveCount(0);
      expect(loads).toHaveLength(2);
    });
  }
});

async function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.dataLayer ?? []);
}

async function pageViews(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).filter(
      (entry) => typeof entry === "object" && entry !== null && Reflect.get(entry, "event") === "page_view",
    ),
  );
}

/** Collects the addresses of the documents that a page loads from now on. */
function pageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Lets every use of the page's storage fail, as browsers do that block it. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
}
