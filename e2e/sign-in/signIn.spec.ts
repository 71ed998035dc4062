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
import { collectTokenForms } from "../support/browser/credentials.ts";
import { oneCountry } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

const providerTexts = getProviderTexts("de-DE");

test.describe("Sign-in page of the provider", oneCountry, () => {
  test("leads back to the introduction if the visitor cancels, and to the list if not", async ({
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

  test("is left by Back for the page before it, and reached by Back from the list without an error", async ({
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
      await page.evaluate(() => history.back());
      // The provider remembers the visitor.
      await page.waitForURL("**/authorization**", { waitUntil: "commit" });
      await expectPortalUrl(page, "/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
    });
  });
});

test.describe("Sign-in", oneCountry, () => {
  test("lasts in the tab, reloads included, until the sign-out if the browser blocks its local storage", async ({
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

  test("requests code and id token with new secrets, exchanges the code and leads to the exact URL", {
    tag: "@R2.1",
  }, async ({ page, tracking }) => {
    const forms = collectTokenForms(page);

    await test.step("requests code and id token with new secrets each time", async () => {
      const secrets = new Set<string | null>();
      for (const address of ["/overview", "/overview?x=1#y"]) {
        await page.goto(`http://${portalHost("DE")}${address}`, { waitUntil: "commit" });
        await page.waitForURL(signInUrl);
        const { searchParams } = new URL(page.url());
        expect(searchParams.get("response_type")?.split(" ").toSorted()).toEqual(["code", "id_token"]);
        expect(searchParams.get("scope")).toBe("openid offline_access");
        expect(searchParams.get("response_mode")).toBe("fragment");
        expect(searchParams.get("redirect_uri")).toBe(`http://${portalHost("DE")}/authorization`);
        expect(searchParams.get("code_challenge_method")).toBe("S256");
        // 32 bytes in base64url.
        expect(searchParams.get("code_challenge")).toMatch(/^[\w-]{43}$/);
        for (const name of ["code_challenge", "state", "nonce"]) secrets.add(searchParams.get(name));
      }
      expect(secrets.size, "different secrets").toBe(6);
    });

    await choosePersona(page, "anna");
    await expectPortalUrl(page, "/overview?x=1#y");
    await expect(getProjectCards(page)).toHaveCount(10);

    await test.step("posts the code with its verifier once", async () => {
      expect(forms).toHaveLength(1);
      expect(forms[0]?.get("grant_type")).toBe("authorization_code");
      expect(forms[0]?.get("redirect_uri")).toBe(`http://${portalHost("DE")}/authorization`);
      expect(forms[0]?.get("client_id")).toBeTruthy();
      expect(forms[0]?.get("code")).toBeTruthy();
      // 32 bytes in base64url.
      expect(forms[0]?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
    });

    await test.step("stores what the provider returned, and no secrets of the attempt", async () => {
      const keys = await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => key.startsWith("ad_")),
      );
      expect(keys.toSorted()).toEqual([
        "ad_idToken",
        "ad_idTokenExpiresAt",
        "ad_notBefore",
        "ad_profileInfo",
        "ad_refreshToken",
        "ad_refreshTokenExpiresAt",
      ]);
    });

    await test.step("leaves no code or token in the history or in tracked URLs", async () => {
      const entries = await readHistoryEntries(page);
      const urls = entries.flatMap(({ url, userTypedURL }) => [url, userTypedURL]);
      expect(urls.filter((url) => url.endsWith("/overview?x=1#y"))).not.toEqual([]);
      expect(urls.filter((url) => /[#&?](code|id_token)=/.test(url))).toEqual([]);
      await expect.poll(() => tracking.getUrls().length).toBeGreaterThan(0);
      expect(tracking.getUrls().filter((url) => /[#&?](code|state|id_token)=/.test(url))).toEqual([]);
    });
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
