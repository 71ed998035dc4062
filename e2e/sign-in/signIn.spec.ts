import type { Page } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import {
  choosePersona,
  enterCredentials,
  expectPortalUrl,
  getProviderTexts,
  resetPasswordUrl,
  signIn,
  signInUrl,
} from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

const providerTexts = getProviderTexts("de-DE");

test.describe("Sign-in page of the provider", oneCountry, () => {
  test("leads back to the introduction if the visitor cancels, and to the list after a sign-in", async ({
    page,
    t,
  }) => {
    const signInLink = page.getByRole("banner").getByRole("link", { name: t("app.signIn") });
    await page.goto("/");
    await signInLink.click();
    await page.waitForURL(signInUrl);
    await page.getByRole("link", { name: providerTexts.cancel }).click();
    await expectPortalUrl(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));

    await signInLink.click();
    await choosePersona(page, "anna");
    await expectPortalUrl(page, "/overview");
  });

  test("rejects a wrong password, resets a forgotten one and leads back to the requested URL", async ({
    page,
    world,
  }) => {
    const { email } = world.getPersona("anna");
    const password = "Moonlight-2026";
    await page.goto("/overview?from=mail", { waitUntil: "commit" });
    await enterCredentials(page, world, { email, password });
    await expect(page.getByRole("alert")).toHaveText(providerTexts.wrongPassword);
    await expect(page).toHaveURL(signInUrl);
    await expect(page.getByLabel(providerTexts.email)).toHaveValue(email);
    await expect(page.getByLabel(providerTexts.password)).toBeFocused();

    await page.getByRole("link", { name: providerTexts.forgotPassword }).click();
    await page.waitForURL(resetPasswordUrl);
    await page.getByLabel(providerTexts.email).fill(email);
    await page.getByLabel(providerTexts.newPassword, { exact: true }).fill(password);
    await page.getByLabel(providerTexts.repeatPassword).fill(password);
    await page.getByRole("button", { name: providerTexts.changePassword }).click();

    await page.waitForURL(signInUrl);
    await enterCredentials(page, world, { email, password });
    await expectPortalUrl(page, "/overview?from=mail");
    await expect(getProjectCards(page)).toHaveCount(10);
    expect(await readHistory(page), "the page to which Back leads").not.toContain("/authorization");
  });

  test("lets the visitor go back to the page before it, and opens without an error when the visitor goes back to it", async ({
    page,
    t,
  }) => {
    await test.step("left for the page before the portal if a guarded page was opened directly", async () => {
      await page.goto("about:blank");
      await page.goto("/overview", { waitUntil: "commit" });
      await page.waitForURL(signInUrl);
      await page.goBack();
      expect(page.url()).toBe("about:blank");
    });

    await test.step("left for the introduction if the visitor pressed a link there", async () => {
      await page.goto("/");
      const signInLink = page.getByRole("banner").getByRole("link", { name: t("app.signIn") });
      await signInLink.click();
      await page.waitForURL(signInUrl);
      await page.goBack();
      await expectPortalUrl(page, "/");
      await signInLink.click();
    });

    await test.step("reached from the list, and leads to the list again without an error", async () => {
      await choosePersona(page, "anna");
      await expectPortalUrl(page, "/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
      expect(await readHistory(page)).not.toContain("/authorization");
      // The provider's own session still knows the visitor.
      const returned = page.waitForURL("**/authorization**", { waitUntil: "commit" });
      // The timeout lets the call return before the navigation ends the page.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await returned;
      await expectPortalUrl(page, "/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
    });
  });
});

test.describe("Sign-in", oneCountry, () => {
  test("lasts over reloads of the tab until the sign-out if the browser blocks local storage", async ({
    page,
    t,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    });
    await signIn(page, "anna");
    await expect(getProjectCards(page)).toHaveCount(10);
    await page.reload();
    await expect(getProjectCards(page)).toHaveCount(10);
    await page.getByRole("button", { name: t("app.signOut") }).click();
    await expectPortalUrl(page, "/logout");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("ad_idToken");
  });

  test("leads to the exact URL, with no code or token in the history or in tracked URLs", {
    tag: "@R2.1",
  }, async ({ page, tracking }) => {
    await page.goto(`http://${portalHost("DE")}/overview?x=1#y`, { waitUntil: "commit" });
    await choosePersona(page, "anna");
    await expectPortalUrl(page, "/overview?x=1#y");
    await expect(getProjectCards(page)).toHaveCount(10);

    const entries = await readHistoryEntries(page);
    const urls = entries.flatMap(({ url, userTypedURL }) => [url, userTypedURL]);
    expect(urls.filter((url) => url.endsWith("/overview?x=1#y"))).not.toEqual([]);
    expect(urls.filter((url) => /[#&?](code|id_token)=/.test(url))).toEqual([]);
    await expect.poll(() => tracking.getUrls().length).toBeGreaterThan(0);
    expect(tracking.getUrls().filter((url) => /[#&?](code|state|id_token)=/.test(url))).toEqual([]);
  });
});

/** The paths of the tab's history. */
async function readHistory(page: Page): Promise<string[]> {
  return (await readHistoryEntries(page)).map(({ url }) => new URL(url).pathname);
}

async function readHistoryEntries(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  const { entries } = await devTools.send("Page.getNavigationHistory");
  await devTools.detach();
  return entries;
}
