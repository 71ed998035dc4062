import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectErrorOnAction } from "../support/faults/expectErrors.ts";
import { ignoredConsoleErrors, typicalFaults } from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";

const path = "/feedback/project-1";

test.describe("Feedback page", oneCountry, () => {
  test.beforeEach(({ browserErrors }) => browserErrors.ignore(...ignoredConsoleErrors));

  test("keeps the input if sending fails, and tells that it was given if only the response was lost", {
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
      // The service carries out the last attempt.
      faults: [...typicalFaults, "timeout", "malformed JSON"],
    });
    await send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.feedback.given.title"));
    const variables = new Set(requests.map((request) => JSON.stringify(getVariables(request))));
    expect(variables.size, "different requests").toBe(1);
  });
});
