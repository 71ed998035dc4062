import type { Page } from "@playwright/test";
import { callsOf, variablesOf } from "./support/calls.ts";
import { oneCountry } from "./support/countries.ts";
import { cards } from "./support/projectList.ts";
import { expectPortalAddress, signIn, signInAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

const signedInAddresses = [
  "/overview",
  "/project/project-1",
  "/window-registration",
  "/window-registration/project-1",
  "/faq",
  "/window/window-1",
];

test.describe("An anonymous visitor", oneCountry, () => {
  for (const address of signedInAddresses) {
    test(`is sent from ${address} to sign in and comes back signed in [R2.31] [R6.1]`, async ({ page }) => {
      await signIn(page, "anna", address);
      await expect(page.getByRole("banner").getByText("Anna")).toBeVisible();
    });
  }

  for (const address of [
    "/register/project-1/welcome-home",
    "/installed-windows/claim/some-token",
    "/logout",
  ]) {
    test(`opens ${address} with brand bar and footer around it [R2.18] [R2.20] [R2.21] [R2.32] [R6.3]`, async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectPortalAddress(page, address);
    });
  }

  for (const address of ["/feedback/project-1", "/campaign-asset-preview/my_taglys_banner"]) {
    test(`opens ${address} without signing in, and without the service bar [R2.28] [R2.29] [R6.4]`, async ({
      page,
      t,
    }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectPortalAddress(page, address);
      await expect(page.getByRole("navigation", { name: t("app.mainNavigation") })).toHaveCount(0);
    });
  }

  // The page of components is for development alone.
  for (const address of ["/no/such/page?x=1", "/components"]) {
    test(`comes from the unknown ${address} to the introduction [R2.30]`, async ({ page, t }) => {
      await page.goto(address);
      await expectPortalAddress(page, "/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    });
  }

  test("arrives at the part of a page that the address names [R2.3]", async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto("/#benefits");
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
    await expect(page.getByText(t("page.introduction.benefits.follow.title"))).toBeInViewport();
  });

  test("finds the eight countries in a dialog [R2.32] [R9.1]", async ({ page, t }) => {
    await page.goto("/");
    await page.getByRole("button", { name: t("app.countryAndLanguage") }).click();
    const dialog = page.getByRole("dialog", { name: t("app.countryAndLanguage") });
    await expect(dialog.getByRole("navigation").getByRole("link")).toHaveCount(8);
    await dialog.getByRole("link", { name: "Schweden" }).click();
    await expect(page).toHaveURL(/^http:\/\/se\.localhost:/);
  });
});

test.describe("A signed-in visitor", oneCountry, () => {
  test.use({ persona: "anna" });

  for (const address of ["/", "/logout"]) {
    test(`is sent from ${address} to the list [R2.16] [R2.22] [R6.2]`, async ({ page }) => {
      await page.goto(address);
      await expectPortalAddress(page, "/overview");
      await expect(cards(page)).toHaveCount(10);
    });
  }

  for (const address of [
    "/register/project-1/welcome-home",
    "/installed-windows/claim/some-token",
    "/feedback/project-1",
  ]) {
    test(`stays on ${address} [R2.17] [R2.19] [R2.28] [R6.3]`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectPortalAddress(page, address);
    });
  }

  test("has the first 50 notifications and the campaigns loaded once for all pages [R2.34] [R7.16] [R9.8]", async ({
    page,
    t,
  }) => {
    const notifications = callsOf(page, "UnreadNotifications");
    const campaigns: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/api/campaigns") campaigns.push(request.url());
    });
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(10);
    const navigation = page.getByRole("navigation", { name: t("app.mainNavigation") });
    await navigation.getByRole("link", { name: t("app.navigation.faq") }).click();
    await expectPortalAddress(page, "/faq");
    await navigation.getByRole("link", { name: t("app.navigation.projects") }).click();
    await expect(cards(page)).toHaveCount(10);
    expect(notifications.map(variablesOf)).toEqual([{ take: 50, skip: 0 }]);
    expect(campaigns).toHaveLength(1);
  });

  test("sees the loading bar until the page is there [R2.6] [R4.10]", async ({ page, t, world }) => {
    await world.addFault({
      operation: "UnreadNotifications",
      effect: { kind: "latency", milliseconds: 2000 },
    });
    await page.goto("/faq");
    const bar = page.getByRole("progressbar", { name: t("app.loading") });
    await expect(bar).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test("comes back to where the list was scrolled to, and starts new pages at the top [R2.2] [R2.4]", async ({
    page,
  }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(10);
    const last = cards(page).last().getByRole("link");
    await last.scrollIntoViewIfNeeded();
    const scrolled = await scrollPosition(page);
    expect(scrolled).toBeGreaterThan(300);
    await last.click();
    await expect(page).toHaveURL(/\/project\//);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await expect.poll(() => scrollPosition(page)).toBe(scrolled);
  });

  test("finds everything below one root element [R1.13]", async ({ page }) => {
    await page.goto("/overview");
    await expect(cards(page)).toHaveCount(10);
    await expect(page.locator("body > :not(script)")).toHaveCount(1);
    await expect(page.locator("#root").getByRole("main")).toBeVisible();
  });
});

test.describe("A country without a configuration", oneCountry, () => {
  test.use({ scenario: "unconfigured" });

  test("has an error screen in the place of its pages [R5.1]", async ({ page, t, problems }) => {
    problems.expect(/The configuration was not found/);
    await page.goto("/overview");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.notFound.title"));
    await expect(page).not.toHaveURL(signInAddress);
  });
});

test.describe("Anybody", oneCountry, () => {
  test("is told of a failure that nobody awaited [R8.12]", async ({ page, t, problems }) => {
    problems.expect(/uncaught.*Nobody awaited this/, /Unhandled rejection/);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => void Promise.reject(new Error("Nobody awaited this")));
    const toasts = page.getByRole("region", { name: t("app.toasts") });
    await expect(toasts.getByRole("alert")).toContainText("Nobody awaited this");
    await toasts.getByRole("button", { name: t("app.close") }).click();
    await expect(toasts.getByRole("alert")).toHaveCount(0);
  });
});

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}
