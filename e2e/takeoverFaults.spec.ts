import { expectAccessible } from "./support/accessibility.ts";
import { exactly } from "./support/containing.ts";
import { oneCountry } from "./support/countries.ts";
import { failInAnyWay } from "./support/failInAnyWay.ts";
import { failToLoadInAnyWay } from "./support/failToLoad.ts";
import { faultNames, noises, shows } from "./support/faultMatrix.ts";
import { expectPortalAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

test.beforeEach(async ({ page, problems }) => {
  test.slow();
  problems.allow(...noises);
  await page.clock.install();
});

test.describe("Ben, who takes windows over,", oneCountry, () => {
  test.use({ persona: "ben", scenario: "claims" });

  test("is told where that fails in any way, and can try again [R7.48]", async ({ page, world, t }) => {
    await page.goto("/installed-windows/claim/claim-open");
    const claim = page.getByRole("main").getByRole("button");
    await failInAnyWay(page, world, {
      operation: "ClaimRegisteredWindows",
      act: () => claim.click(),
      alert: page.getByRole("alert"),
      // The last would do it all the same.
      faults: faultNames.slice(0, -1),
    });
    await expectAccessible(page);
    await page.getByRole("button", { name: t("page.claim.retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.claim.done.title", { count: 1 }),
    );
  });

  test("learns that they are taken where only the answer failed [R7.48]", async ({ page, world, t }) => {
    await page.goto("/installed-windows/claim/claim-open");
    await failInAnyWay(page, world, {
      operation: "ClaimRegisteredWindows",
      act: () => page.getByRole("button", { name: t("page.claim.claim") }).click(),
      alert: page.getByRole("alert"),
      faults: ["malformed JSON"],
    });
    await page.getByRole("button", { name: t("page.claim.retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.claim.claimed.title"));
  });
});

test.describe("Ben, who is invited to a project,", oneCountry, () => {
  test.use({ scenario: "invitation" });
  const address = "/register/project-1/welcome-home";

  test("is told where the invitation fails to be checked in any way, and can try again [R7.25]", async ({
    page,
    world,
    t,
  }) => {
    const retry = page.getByRole("button", { name: t("page.associate.retry") });
    await failToLoadInAnyWay(page, world, {
      operation: "AssociateProject",
      open: () => page.goto(address),
      retry,
      failed: () => shows(page.getByRole("alert").filter({ hasText: t("page.associate.checkFailed") })),
    });
    await retry.click();
    await expect(page.getByText(t("page.associate.signInText"))).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test.describe("and has signed in,", () => {
    test.use({ persona: "ben" });

    test("is told where adding it fails in any way, and can try again [R7.25]", async ({
      page,
      world,
      t,
    }) => {
      await page.goto(address);
      const add = page.getByRole("button", {
        name: exactly(t("page.associate.add"), t("page.associate.retry")),
      });
      await failInAnyWay(page, world, {
        operation: "AssociateProject",
        act: () => add.click(),
        alert: page.getByRole("alert").filter({ hasText: t("page.associate.failed") }),
      });
      await expectAccessible(page);
      await add.click();
      await expectPortalAddress(page, "/project/project-1");
    });
  });
});
