import { choosePersona, expectPortalUrl } from "../support/actions/signIn.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

function getClaimPath(token: string): string {
  return `/installed-windows/claim/${token}`;
}

test.describe("Claim link", oneCountry, () => {
  test.use({ scenario: "claims" });

  test("leads an anonymous visitor to the sign-in, then claims the windows after a press of the button", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(getClaimPath("claim-open"));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(t("page.claim.title"));
    await page.getByRole("button", { name: t("page.claim.signIn") }).click();
    await choosePersona(page, "ben");
    await expectPortalUrl(page, getClaimPath("claim-open"));
    await page.getByRole("button", { name: t("page.claim.claim") }).click();
    await expect(heading).toHaveText(t("page.claim.done.title", { count: 1 }));
    expect(await world.readJournal({ operation: "ClaimRegisteredWindows" })).toHaveLength(1);
    await test.step("the URL with the token has left the history", async () => {
      await expectPortalUrl(page, "/overview#windows");
      await page.getByRole("link", { name: t("page.claim.toPortal") }).click();
      await expectPortalUrl(page, "/overview");
      await page.goBack();
      await expectPortalUrl(page, "/overview#windows");
      await expect(page.getByRole("button", { name: t("page.claim.claim") })).toHaveCount(0);
    });
  });

  test.describe("for a signed-in customer", () => {
    test.use({ persona: "ben" });

    test("explains why it fails, and leads to the registration if it has expired", async ({
      page,
      world,
      t,
    }) => {
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(getClaimPath("%20"));
      await expect(heading).toHaveText(t("page.claim.missing.title"));
      await expectAccessible(page);
      for (const [token, reason] of [
        ["claim-nobody", "unknown"],
        ["claim-taken", "claimed"],
        ["claim-expired", "expired"],
      ] as const) {
        await test.step(reason, async () => {
          await navigate(page, getClaimPath(token));
          await page.getByRole("button", { name: t("page.claim.claim") }).click();
          await expect(heading).toHaveText(t(`page.claim.${reason}.title`));
          await expect(heading).toBeFocused();
          await expect(page.getByText(t(`page.claim.${reason}.text`))).toBeVisible();
          await expect(page.getByRole("link", { name: t("page.claim.toPortal") })).toBeVisible();
        });
      }
      const requests = await world.readJournal({ operation: "ClaimRegisteredWindows" });
      expect(requests, "none without a token").toHaveLength(3);
      await page.getByRole("link", { name: t("page.claim.register") }).click();
      await expectPortalUrl(page, "/window-registration");
    });
  });
});
