import { expectAccessibleOnce } from "./support/accessibility.ts";
import { callsOf, variablesOf } from "./support/calls.ts";
import { expect, test } from "./support/world.ts";

test.describe("A customer who is not signed in", () => {
  test.use({ scenario: "request", parameters: { status: "WINDOW_INSTALLED" } });

  test("says once what they think of a project, by keyboard, and is thanked [R1.10] [R2.28] [R6.4]", async ({
    page,
    country,
    browser,
    world,
    problems,
    tracking,
    t,
  }) => {
    const address = "/feedback/project-1";
    const heading = page.getByRole("heading", { level: 1 });
    const sent = callsOf(page, "GiveFeedback");
    const words = "Punctual & tidy: <b>thanks</b>";

    await page.goto(address);
    await expect(heading).toHaveText(t("page.feedback.title"));

    await test.step("is asked for the rating where there is none", async () => {
      await page.getByRole("button", { name: t("page.feedback.send") }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
      await expectAccessibleOnce(page, country);
    });

    await test.step("rates, comments and sends", async () => {
      const comment = page.getByLabel(t("page.feedback.comment"));
      await page.getByRole("radio").first().focus();
      await page.keyboard.press("Space");
      for (let step = 1; step < 4; step += 1) await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("radio", { name: t("page.feedback.rating.4") })).toBeChecked();
      await page.keyboard.press("Tab");
      await expect(comment).toBeFocused();
      await page.keyboard.insertText(words);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(heading).toHaveText(t("page.feedback.thanks.title"));
      await expect(heading).toBeFocused();
      await expectAccessibleOnce(page, country);
      expect(sent.map(variablesOf)).toEqual([{ projectId: "project-1", rating: 4, comment: words }]);
      expect(sent[0]?.headers()["authorization"]).toBeUndefined();
    });

    await test.step("is told later on the same device that it is given", async () => {
      await page.goto(address);
      await expect(heading).toHaveText(t("page.feedback.given.title"));
    });

    await test.step("is told by the service on another device", async () => {
      const device = await browser.newContext({ storageState: await world.storageState() });
      problems.watch(device);
      await tracking.watch(device);
      const other = await device.newPage();
      await other.goto(address);
      await other.getByRole("radio").first().check();
      await other.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.given.title"));
      await device.close();
    });
  });
});
