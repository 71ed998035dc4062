import type { Page } from "@playwright/test";
import { getProjectCards } from "../support/actions/projectList.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

const now = Date.parse("2026-03-09T08:00:00Z");

test.describe("Tag manager", oneCountry, () => {
  test.use({ persona: "clara", now: new Date(now).toISOString() });

  test("loads only after consent, with every other consent denied, and receives one quality visit after 30 seconds", async ({
    page,
    t,
    tracking,
  }) => {
    const getVisits = () => tracking.getEntries().filter((entry) => entry.includes("quality visit"));
    /** The portal requests the chunk of tracking after the first paint. */
    const waitForTagManager = (count: number) =>
      expect
        .poll(async () => {
          await page.clock.runFor(100);
          return tracking.getScriptUrls().length;
        })
        .toBe(count);
    // Only `runFor` advances the time, however long a page load takes.
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);

    await test.step("is loaded after every consent was denied", async () => {
      await openList(page);
      await waitForTagManager(1);
      expect(tracking.getScriptUrls()).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TAGLYSDE"]);
      const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
      const commands = tracking.getEntries().slice(0, 2);
      expect(commands.map((entry) => Object.values(JSON.parse(entry)))).toEqual([
        ["consent", "default", { ...denied, analytics_storage: "denied" }],
        ["consent", "update", { ...denied, analytics_storage: "granted" }],
      ]);
    });

    await test.step("receives one quality visit after 30 seconds, counted across reloads", async () => {
      await page.clock.runFor(20_000);
      await openList(page);
      await waitForTagManager(2);
      await page.clock.runFor(8_000);
      expect(getVisits()).toEqual([]);
      await page.clock.runFor(4_000);
      await expect.poll(getVisits).toEqual(['{"event":"quality visit"}']);
      await openList(page);
      await waitForTagManager(3);
      await page.clock.runFor(60_000);
      expect(getVisits()).toHaveLength(1);
    });

    await test.step("is not requested while the visitor has not agreed", async () => {
      const countBefore = [tracking.getScriptUrls().length, tracking.getEntries().length];
      const question = page.getByRole("region", { name: t("app.consent.title") });
      await page.evaluate(() => localStorage.removeItem("taglys.consent"));
      await openList(page);
      // The portal requests this chunk after the first paint too, and React may delay its content.
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(question).toBeVisible({ timeout: 100 });
      }).toPass();
      // axe needs running timers.
      await page.clock.resume();
      await expectAccessible(page);
      await question.getByRole("button", { name: t("app.consent.decline") }).click();
      await expect(question).toBeHidden();
      await openList(page);
      await page.clock.runFor(1000);
      await expect(page.getByRole("button", { name: t("app.legal.consent") })).toBeVisible();
      await expect(question).toBeHidden();
      expect([tracking.getScriptUrls().length, tracking.getEntries().length]).toEqual(countBefore);
    });
  });
});

/** Opens the project list in a page whose clock and timers are paused from the start. */
async function openList(page: Page): Promise<void> {
  await page.goto("/overview", { waitUntil: "commit" });
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(getProjectCards(page)).toHaveCount(1, { timeout: 100 });
  }).toPass({ intervals: [50] });
}
