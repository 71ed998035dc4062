import { ids } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Feedback page", oneCountry, () => {
  test.use({ scenario: "request", parameters: { status: "WINDOW_INSTALLED" } });

  test("sends feedback once, with the keyboard and without a sign-in", {
    tag: "@smoke",
  }, async ({ page, openBrowser, t }) => {
    const path = urls.feedback;
    const heading = page.getByRole("heading", { level: 1 });
    const requests = collectRequests(page, "GiveFeedback");
    const text = "Punctual & tidy: <b>thanks</b>";

    await page.goto(path);
    await expect(heading).toHaveText(t("page.feedback.title"));

    await test.step("requires a rating", async () => {
      await page.getByRole("button", { name: t("page.feedback.send") }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: t("form.problems", { count: 1 }) })).toBeFocused();
    });

    await test.step("sends rating and comment", async () => {
      const comment = page.getByLabel(t("page.feedback.comment"));
      await page.getByRole("radio").first().focus();
      await page.keyboard.press("Space");
      for (let step = 1; step < 4; step += 1) await page.keyboard.press("ArrowDown");
      await expect(page.getByRole("radio", { name: t("page.feedback.rating.4") })).toBeChecked();
      await page.keyboard.press("Tab");
      await expect(comment).toBeFocused();
      await page.keyboard.insertText(text);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(heading).toHaveText(t("page.feedback.thanks.title"));
      await expect(heading).toBeFocused();
      expect(requests.map(getVariables)).toEqual([{ projectId: ids.project, rating: 4, comment: text }]);
      expect(requests[0]?.headers()["authorization"]).toBeUndefined();
    });

    await test.step("remembers on the same device that feedback was given", async () => {
      await page.goto(path);
      await expect(heading).toHaveText(t("page.feedback.given.title"));
    });

    await test.step("learns on another device from the service that feedback was given", async () => {
      const other = await (await openBrowser()).newPage();
      await other.goto(path);
      await other.getByRole("radio").first().check();
      await other.getByRole("button", { name: t("page.feedback.send") }).click();
      await expect(other.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.given.title"));
    });
  });
});
