import type { Page } from "@playwright/test";
import { urls } from "#testing/samples/urls.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl, signInUrl } from "../support/actions/signIn.ts";
import { WindowForm } from "../support/actions/windowForm.ts";
import { advanceClock } from "../support/browser/advanceClock.ts";
import { readCredential } from "../support/browser/credentials.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Two tabs of a signed-in customer", oneCountry, () => {
  test.use({ persona: "clara" });

  test("refresh an expired id token with one request, and both show the signed-out page when one signs out", async ({
    page,
    context,
    world,
    t,
  }) => {
    const other = await context.newPage();
    await advanceClock(page, world, 2 * 3600);
    const tabs = [page, other];

    await test.step("refresh an expired id token by one request", async () => {
      await Promise.all(tabs.map((tab) => tab.goto("/overview")));
      for (const tab of tabs) {
        await expect(getProjectCards(tab)).toHaveCount(1);
        await expectPortalUrl(tab, "/overview");
      }
      const requests = await world.readJournal();
      expect(requests.filter(({ operation }) => operation === "token")).toHaveLength(1);
      const authorized = requests.filter(
        ({ operation }) => operation !== "RuntimeConfig" && operation !== "token",
      );
      expect(authorized.map(({ status }) => status)).toEqual(authorized.map(() => 200));
      expect(authorized.length, "requests of both tabs").toBeGreaterThanOrEqual(10);
    });

    const formerFingerprint = await page.evaluate(() => sessionStorage.getItem("taglys.account.fingerprint"));
    await test.step("both show the signed-out page when one signs out", async () => {
      await page.getByRole("button", { name: t("app.signOut") }).click();
      for (const tab of tabs) {
        await expectPortalUrl(tab, "/logout");
        await expect(tab.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
      }
      expect(await readCredential(other, "idToken")).toBeNull();
    });

    await test.step("nothing of the account stays in the browser", async () => {
      const { origins, cookies } = await context.storageState();
      const ofTests = ["mock-world", "e2e.isRestored"];
      const isOfPortal = ({ name }: { name: string }) => !ofTests.includes(name);
      expect(cookies.filter(isOfPortal)).toEqual([]);
      expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      const stored = origins.flatMap(({ localStorage }) => localStorage.filter(isOfPortal));
      const byName = Object.fromEntries(stored.map(({ name, value }) => [name, value]));
      // Other tabs recognise a sign-out by the last entry.
      const ofAllVisitors = { country: "DE", "taglys.consent": "granted", "taglys.brandFont": "1" };
      expect(byName).toEqual({ ...ofAllVisitors, "taglys.signedOut": "true" });
      for (const tab of tabs) {
        const stored = await tab.evaluate(() => ({ ...sessionStorage }));
        const known = /^(react-router-scroll-positions|taglys\.(visitSeconds|account\.fingerprint))$/;
        expect(Object.keys(stored).filter((key) => !known.test(key))).toEqual([]);
        // The new id has no connection with the account.
        expect(formerFingerprint).toMatch(/^[\da-f-]{36}$/);
        expect(stored["taglys.account.fingerprint"]).not.toBe(formerFingerprint);
      }
    });
  });
});

test.describe("Two tabs with one form", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("each keep their input over a sign-in and a reload when the session ends in one of them", async ({
    page,
    context,
    world,
    browserErrors,
    t,
  }) => {
    browserErrors.ignore(/status of 40[01]/);
    const other = await context.newPage();
    const tabs = [page, other];
    const numbers = ["TG90000001", "TG90000002"];
    const getNumber = (tab: Page) => new WindowForm(tab, t).field("serialNumber");
    for (const tab of tabs) await tab.goto(urls.windowRegistration);
    for (const [index, tab] of tabs.entries()) await getNumber(tab).fill(numbers[index] ?? "");

    await world.revokeRefreshTokens("clara");
    await advanceClock(page, world, 2 * 3600);
    await navigate(page, "/faq");
    await page.waitForURL(signInUrl);
    await expectPortalUrl(other, urls.windowRegistration);
    await expect(getNumber(other)).toHaveValue("TG90000002");
    await choosePersona(page, "clara");
    await expectPortalUrl(page, "/faq");
    await expectPortalUrl(other, urls.windowRegistration);
    await expect(getNumber(other)).toHaveValue("TG90000002");
    await page.goto(urls.windowRegistration);
    await other.reload();
    for (const [index, tab] of tabs.entries()) await expect(getNumber(tab)).toHaveValue(numbers[index] ?? "");
  });
});

test.describe("A duplicated tab", oneCountry, () => {
  test("has its own id, and a reload keeps the id of the first tab", async ({ page, context }) => {
    const readFingerprint = (tab: Page) =>
      tab.evaluate(() => sessionStorage.getItem("taglys.account.fingerprint"));
    await page.goto("/");
    await expect.poll(() => readFingerprint(page)).toMatch(/^[\da-f-]{36}$/);
    const first = await readFingerprint(page);
    const [duplicate] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await expect.poll(() => readFingerprint(duplicate)).not.toBe(first);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await readFingerprint(page)).toBe(first);
  });
});

test.describe("Two tabs of an anonymous visitor", oneCountry, () => {
  test("both show the project list when one signs in", async ({ page, context, t }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/");
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    }
    await page.getByRole("link", { name: t("page.introduction.signIn") }).click();
    await choosePersona(page, "clara");
    for (const tab of [page, other]) {
      await expectPortalUrl(tab, "/overview");
      await expect(getProjectCards(tab)).toHaveCount(1);
    }
  });
});

test.describe("Three tabs of an anonymous visitor", oneCountry, () => {
  test("all return signed in from the provider, each to its own URL, in any order", async ({
    page,
    context,
  }) => {
    const first = { tab: page, url: "/overview?tab=first" };
    const second = { tab: await context.newPage(), url: "/overview?tab=second#latest" };
    const third = { tab: await context.newPage(), url: "/overview?tab=third" };
    for (const { tab, url } of [first, second, third]) {
      await tab.goto(url, { waitUntil: "commit" });
      await tab.waitForURL(signInUrl);
    }
    for (const { tab, url } of [second, first, third]) {
      await choosePersona(tab, "clara");
      await expectPortalUrl(tab, url);
      await expect(getProjectCards(tab)).toHaveCount(1);
    }
  });
});
