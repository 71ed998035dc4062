import { oneCountry } from "../support/config/countries.ts";
import { expectErrorOnAction, expectErrorOnLoad } from "../support/faults/expectErrors.ts";
import { expectVisibleNow, ignoredConsoleErrors, typicalFaults } from "../support/faults/faultMatrix.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.beforeEach(async ({ page, browserErrors }) => {
  test.slow();
  browserErrors.ignore(...ignoredConsoleErrors);
  await page.clock.install();
});

test.describe("Claim page", oneCountry, () => {
  test.use({ persona: "ben", scenario: "claims" });

  const path = "/installed-windows/claim/claim-open";

  test("offers a retry if claiming windows fails, and tells that they are claimed if only the response was lost", {
    tag: "@R7.48",
  }, async ({ page, world, t }) => {
    await page.goto(path);
    await expectErrorOnAction(page, world, {
      operation: "ClaimRegisteredWindows",
      act: () => page.getByRole("main").getByRole("button").click(),
      alert: page.getByRole("alert"),
      // The service carries out the last attempt.
      faults: [...typicalFaults, "malformed JSON"],
    });
    await page.getByRole("button", { name: t("error.retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.claim.claimed.title"));
  });
});

test.describe("Invitation page", oneCountry, () => {
  test.use({ scenario: "invitation" });

  const path = "/register/project-1/welcome-home";

  test("offers an anonymous visitor a retry if the invitation cannot be checked", {
    tag: "@R7.25",
  }, async ({ page, world, t }) => {
    const retry = page.getByRole("button", { name: t("error.retry") });
    await expectErrorOnLoad(page, world, {
      operation: "AssociateProject",
      open: () => page.goto(path),
      retry,
      expectError: () =>
        expectVisibleNow(page.getByRole("alert").filter({ hasText: t("page.associate.checkFailed") })),
    });
    await retry.click();
    await expect(page.getByText(t("page.associate.signInText"))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
