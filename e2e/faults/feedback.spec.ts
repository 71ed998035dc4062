import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectErrorOnAction } from "../support/faults/expectErrors.ts";
import { faultEffects, ignoredConsoleErrors, typicalFaults } from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";

const path = "/feedback/project-1";

test.describe("Feedback page", oneCountry, () => {
  test.beforeEach(({ browserErrors }) => browserErrors.ignore(...ignoredConsoleErrors));

  test("keeps the input if sending fails, and sends it on a later try", {
    tag: ["@R1.10", "@R8.13"],
  }, async ({ page, world, t }) => {
    test.slow();
    await page.clock.install();
    await page.goto(path);
    const text = "Punctual, and tidy.";
    const rating = page.getByRole("radio", { name: t("page.feedback.rating.2") });
    const comment = page.getByLabel(t("page.feedback.comment"));
    const send = page.getByRole("button", { name: t("page.feedback.send") });
    await rating.check();
    await comment.fill(text);
    const requests = collectRequests(page, "GiveFeedback");
    await expectErrorOnAction(page, world, {
      operation: "GiveFeedback",
      act: () => send.click(),
      alert: page.getByRole("alert").filter({ hasText: t("page.feedback.sendFailed") }),
      verify: async () => {
        await expect(rating).toBeChecked({ timeout: 500 });
        await expect(comment).toHaveValue(text, { timeout: 500 });
      },
      faults: [...typicalFaults, "timeout"],
    });
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.thanks.title"));
    const variables = new Set(requests.map((request) => JSON.stringify(getVariables(request))));
    expect(variables.size, "different requests").toBe(1);
  });

  test("tells that feedback was given already if only the response was lost", { tag: "@R1.10" }, async ({
    page,
    world,
    t,
  }) => {
    await page.goto(path);
    await world.addFault({ operation: "GiveFeedback", effect: faultEffects["malformed JSON"], calls: 1 });
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("alert")).toContainText(t("page.feedback.sendFailed"));
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.given.title"));
  });

  test("tells that the project does not exist", { tag: "@R5.1" }, async ({ page, t }) => {
    await page.goto("/feedback/project-0");
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: t("page.feedback.send") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.notFound.title"));
  });
});
