import { createId, ids } from "#schema/createId.ts";
import { urls } from "#testing/samples/urls.ts";
import { choosePersona, expectPortalUrl } from "../support/actions/signIn.ts";
import { getShownText } from "../support/browser/getShownText.ts";
import { navigate } from "../support/browser/navigate.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

const invitation = urls.invitation;
const usedInvitation = `/register/${ids.project}/welcome-hom`;
const unknownProject = `/register/${createId("project", 99)}/welcome-home`;

test.describe("Invitation to a project", oneCountry, () => {
  test.use({ scenario: "invitation" });

  test("adds the project after an anonymous visitor has signed in", async ({ page, world, t }) => {
    await test.step("shows the invitation and sends no request", async () => {
      await page.goto(`${invitation}?from=mail`);
      await expect(page.getByRole("heading", { name: t("page.associate.title") })).toBeVisible();
      await expect(page.getByText(t("page.associate.signInText"))).toBeVisible();
      await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.associate.metaTitle") }));
      await expectAccessible(page);
      expect(await world.readJournal({ operation: "AssociateProject" })).toEqual([]);
    });

    await test.step("adds the project after the sign-in", async () => {
      await page.getByRole("button", { name: t("page.associate.signInAndAdd") }).click();
      await choosePersona(page, "ben");
      await expectPortalUrl(page, urls.project);
      await expect(getShownText(page, t("page.associate.added"))).toBeVisible();
      expect(await world.readJournal({ operation: "AssociateProject" })).toHaveLength(1);
      await page.getByRole("link", { name: t("page.project.back") }).click();
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    });

    await test.step("leads the same customer to the project again, by a button", async () => {
      await navigate(page, invitation);
      await page.getByRole("button", { name: t("page.associate.add") }).click();
      await expectPortalUrl(page, urls.project);
    });
  });

  test("adds the project for an anonymous visitor without a sign-in, unless the invitation is used or unknown", async ({
    page,
    t,
  }) => {
    const add = page.getByRole("button", { name: t("page.associate.addAnonymously") });
    const signIn = page.getByRole("button", { name: t("page.associate.signIn"), exact: true });

    await page.goto(usedInvitation);
    await add.click();
    await expect(page.getByRole("heading", { name: t("page.associate.used.title") })).toBeFocused();
    await expect(page.getByText(t("page.associate.used.signInText"))).toBeVisible();
    await expect(page.getByRole("main").locator(signIn)).toBeVisible();
    await expectAccessible(page);

    await navigate(page, unknownProject);
    await add.click();
    await expect(page.getByRole("heading", { name: t("page.associate.unknown.title") })).toBeFocused();

    await navigate(page, invitation);
    await add.click();
    await expect(
      page.getByRole("heading", { name: t("page.associate.addedAnonymously.title") }),
    ).toBeFocused();
    await expectPortalUrl(page, "/");
    await expectAccessible(page);
    await page.getByRole("main").locator(signIn).click();
    await choosePersona(page, "ben");
    await expectPortalUrl(page, urls.project);
  });
});
