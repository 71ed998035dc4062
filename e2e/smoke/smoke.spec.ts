import type { Page, Response } from "@playwright/test";
import { getSection } from "../support/actions/getSection.ts";
import { openCustomerForm } from "../support/actions/projectSections.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import type { Account } from "../support/config/accounts.ts";
import { getDefaultLocale, oneCountry } from "../support/config/countries.ts";
import { deployedPortal, isWritingAllowed } from "../support/config/deployedPortal.ts";
import { expect, test } from "../support/fixtures/smokeTest.ts";

// With the mock server, one country is enough: the journeys of the countries cover more.
const tag = deployedPortal ? ["@smoke"] : ["@smoke", oneCountry.tag];

test.describe("A portal on any host", { tag }, () => {
  test.slow();

  test("sends its security policy, and scripts that browsers may cache", async ({ page, t }) => {
    const scripts: Response[] = [];
    page.on("response", (it) => {
      if (it.request().resourceType() === "script") scripts.push(it);
    });
    const response = await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    const headers = (await response?.allHeaders()) ?? {};
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toContain("no-cache");
    if (page.url().startsWith("https:")) expect(headers["strict-transport-security"]).toContain("max-age=");
    const scriptHeaders = await Promise.all(scripts.map((it) => it.allHeaders()));
    expect(new Set(scriptHeaders.map((it) => it["x-content-type-options"]))).toEqual(new Set(["nosniff"]));
    // `vite preview` lets browsers cache nothing, and compresses nothing.
    if (!deployedPortal) return;
    for (const it of scriptHeaders) expect(it["cache-control"]).toContain("immutable");
    // The host does not compress small files.
    expect(scriptHeaders.map((it) => it["content-encoding"] ?? "").join()).toMatch(/br|gzip|zstd/);
  });

  test("leads from a link through sign-in to projects and help, and signs out", async ({
    page,
    country,
    account,
    t,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });

    await test.step("the introduction in the country's language", async () => {
      await page.goto("/");
      await expect(heading).toHaveText(t("page.introduction.title"));
      await expect(page.locator("html")).toHaveAttribute("lang", getDefaultLocale(country));
    });

    await test.step("a link to a page of the account, through the provider", async () => {
      await page.goto("/faq");
      await signInWithPassword(page, account);
      await expect(heading).toHaveText(t("page.faq.title"));
      expect(new URL(page.url()).pathname).toBe("/faq");
      await expect(getSection(page, t("page.faq.questions"))).toBeVisible();
    });

    await test.step("the projects", async () => {
      await page
        .getByRole("navigation", { name: t("cabinet.navigation") })
        .getByRole("link", { name: t("app.navigation.projects") })
        .click();
      // The greeting's words without the name.
      const [greeting = ""] = t("page.projectList.title", { firstName: "…", lastName: "" }).split("…");
      await expect(heading).toContainText(greeting);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    });

    await test.step("the icons, which are all drawn", async () => {
      const sizes = await page.locator("svg[viewBox='0 0 24 24'] path").evaluateAll((paths) =>
        paths
          .filter((it) => it instanceof SVGPathElement && it.checkVisibility())
          .map((it) => {
            const { width, height } = (it as SVGPathElement).getBBox();
            return Math.max(width, height);
          }),
      );
      expect(sizes.length).toBeGreaterThan(4);
      expect(Math.min(...sizes)).toBeGreaterThan(5);
    });

    await test.step("a project", async () => {
      await page.getByRole("main").locator('a[href^="/project/"]').first().click();
      await expect(getSection(page, t("page.project.timeline.title"))).toBeVisible();
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    });

    await test.step("the sign-out", async () => {
      await page.getByRole("button", { name: t("app.signOut") }).click();
      await expect(heading).toHaveText(t("page.logout.title"));
      await page.goto("/overview");
      await expect(page.locator('input[type="password"]')).toBeVisible();
    });
  });

  test("saves the customer's unchanged data @writing", async ({ page, account, t }) => {
    test.skip(Boolean(deployedPortal) && !isWritingAllowed, "writes; E2E_WRITE=1 runs it");
    await page.goto("/overview");
    await signInWithPassword(page, account);
    await page.getByRole("main").locator('a[href^="/project/"]').first().click();
    const details = await openCustomerForm(page, t, "page.project.customer.address");
    await details.getByRole("button", { name: t("form.save") }).click();
    await expect(getShownText(page, t("page.project.customer.saved"))).toBeVisible();
  });
});

/** Fills the provider's form, which has these fields on every host. */
async function signInWithPassword(page: Page, { email, password }: Account): Promise<void> {
  const passwordField = page.locator('input[type="password"]');
  await page.locator('input[type="email"], input[name="signInName"]').fill(email);
  await passwordField.fill(password);
  await passwordField.press("Enter");
}
