import type { Page } from "@playwright/test";
import { expectPortalUrl, signIn } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const chunk = /\/assets\/SignedOutPage-[^/]*\.js$/;
const gone = { status: 404, contentType: "text/html", body: "" };

test.describe("Chunk that cannot be loaded", oneCountry, () => {
  test("reloads the page", async ({ page, browserErrors, t }) => {
    browserErrors.expect(/status of 404/);
    // The portal may show this error for a moment, until the page reloads.
    browserErrors.ignore(/A screen could not be shown/);
    const loads = collectPageLoads(page);
    await removeUntilReload(page, chunk);
    await page.goto("/logout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
    expect(loads).toHaveLength(2);
  });

  test("opens the requested page after the reload", async ({ page, browserErrors, t }) => {
    browserErrors.expect(/status of 404/);
    browserErrors.ignore(/A screen could not be shown/);
    await removeUntilReload(page, /\/assets\/FaqScreen-[^/]*\.js$/);
    await signIn(page, "clara");
    await page
      .getByRole("navigation")
      .getByRole("link", { name: t("app.navigation.faq") })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.faq.title"));
    await page.goBack();
    await expectPortalUrl(page, "/overview");
  });

  // The history entry remembers the first failure, since storage may be blocked.
  test("shows an error screen if it fails again, with blocked storage too", async ({
    page,
    browserErrors,
    t,
  }) => {
    browserErrors.expect(/status of 404/, /A screen could not be shown/);
    await blockStorage(page);
    const loads = collectPageLoads(page);
    await page.route(chunk, (route) => route.fulfill(gone));
    await page.goto("/logout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    expect(loads).toHaveLength(2);
  });
});

/** Removes a script from the host, as a new release does, until the page has asked the host for it. */
async function removeUntilReload(page: Page, script: RegExp): Promise<void> {
  let isGone = true;
  await page.route(script, (route) => {
    if (!isGone) return route.fallback();
    isGone = route.request().method() !== "HEAD";
    return route.fulfill(gone);
  });
}

/** Collects the URLs of the documents that a page loads from now on. */
function collectPageLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
}

/** Makes every access to the page's storage throw, as in a browser that blocks it. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
  });
}
