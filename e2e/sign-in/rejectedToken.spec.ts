import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Tokens that no service accepts", oneCountry, () => {
  test("lead to one visit to the provider, and to a screen that offers to sign out or in with another account", async ({
    page,
    browserErrors,
    world,
    t,
  }) => {
    browserErrors.expect(/status of 401/, /The sign-in failed/);
    const effect = { kind: "unauthorized" } as const;
    for (const operation of ["ShowAccount", "UnreadNotifications", "Projects", "RegisteredWindows"]) {
      await world.addFault({ operation, effect });
    }
    await world.addFault({ path: "/api/auth/me", effect });
    const heading = page.getByRole("heading", { level: 1 });
    const countVisits = async () => {
      const visits = await world.readJournal({ operation: "authorize" });
      return visits.filter(({ method }) => method === "GET").length;
    };

    await test.step("after the sign-in", async () => {
      await page.goto("/overview?x=1", { waitUntil: "commit" });
      await choosePersona(page, "anna");
      await expect(heading).toHaveText(t("page.authorization.failed.title"));
      await expect(page.getByText(t("error.signIn.notAccepted"))).toBeVisible();
      await expectPortalUrl(page, "/authorization");
      expect(await countVisits()).toBe(1);
    });

    await test.step("after a reload, which does not ask the provider again", async () => {
      await page.goto("/overview?x=1", { waitUntil: "commit" });
      await expect(heading).toHaveText(t("page.authorization.failed.title"));
      await expectPortalUrl(page, "/overview?x=1");
      expect(await countVisits()).toBe(1);
    });

    await test.step("after a sign-out, when the provider asks for the account again", async () => {
      await page.getByRole("button", { name: t("app.signOut") }).click();
      await expectPortalUrl(page, "/logout");
      await page.goto("/overview?x=1#y", { waitUntil: "commit" });
      await choosePersona(page, "anna");
      await expect(heading).toHaveText(t("page.authorization.failed.title"));
    });

    await test.step("until another account is accepted, which leads to the requested URL", async () => {
      await world.clearFaults();
      await page.getByRole("button", { name: t("page.authorization.failed.tryAgain") }).click();
      await choosePersona(page, "clara");
      await expectPortalUrl(page, "/overview?x=1#y");
      await expect(getProjectCards(page)).toHaveCount(1);
    });
  });
});
