import { expectAccessible } from "./support/accessibility.ts";
import { oneCountry, tagOf } from "./support/countries.ts";
import { portalHost } from "./support/ports.ts";
import { choosePersona, expectPortalAddress } from "./support/provider.ts";
import { textsIn } from "./support/texts.ts";
import { expect, test } from "./support/world.ts";

const day = 24 * 3600;
const invitation = "/register/project-1/welcome-home";

test.describe("An invitation to a project", oneCountry, () => {
  test.use({ scenario: "invitation" });

  test("leads anonymous Ben through the sign-in to his project [R1.2] [R2.17] [R2.18] [R6.3] [R7.25]", async ({
    page,
    world,
    t,
  }) => {
    await test.step("is checked before anybody signs in", async () => {
      await page.goto(`${invitation}?from=mail`);
      await expect(page.getByRole("heading", { name: t("page.associate.title") })).toBeVisible();
      await expect(page.getByText(t("page.associate.signInText"))).toBeVisible();
      await expect(page).toHaveTitle(t("app.titleWithBrand", { title: t("page.associate.metaTitle") }));
      await expectAccessible(page);
    });

    await test.step("adds the project by a button, never by itself", async () => {
      await page.getByRole("button", { name: t("page.associate.signIn") }).click();
      await choosePersona(page, "ben");
      await expectPortalAddress(page, `${invitation}?from=mail`);
      const add = page.getByRole("button", { name: t("page.associate.add") });
      await expect(add).toBeVisible();
      expect(await world.calls({ operation: "AssociateProject" }), "only the check so far").toHaveLength(1);
      await expectAccessible(page);
      await add.click();
      await expectPortalAddress(page, "/project/project-1");
      await expect(page.getByText(t("page.associate.added"))).toBeVisible();
      await page.getByRole("link", { name: t("page.project.back") }).click();
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
    });

    await test.step("leads there again once it is used", async () => {
      await page.goto(invitation);
      await page.getByRole("button", { name: t("page.associate.add") }).click();
      await expectPortalAddress(page, "/project/project-1");
    });
  });

  test("that does not fit or is of no project is told to anonymous visitors [R1.2] [R2.18] [R7.25]", async ({
    page,
    t,
  }) => {
    await page.goto("/register/project-1/welcome-hom");
    await expect(page.getByRole("heading", { name: t("page.associate.used.title") })).toBeVisible();
    await expect(page.getByText(t("page.associate.used.signInText"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("page.associate.signIn") })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/register/project-99/welcome-home");
    await expect(page.getByRole("heading", { name: t("page.associate.unknown.title") })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("of somebody signed in", () => {
    test.use({ persona: "ben" });

    test("that does not fit or is of no project is told and leads on [R2.17] [R7.25]", async ({
      page,
      t,
    }) => {
      for (const [address, title] of [
        ["/register/project-1/welcome-hom", t("page.associate.used.title")],
        ["/register/project-99/welcome-home", t("page.associate.unknown.title")],
      ] as const) {
        await page.goto(address);
        await page.getByRole("button", { name: t("page.associate.add") }).click();
        await expect(page.getByRole("heading", { name: title })).toBeFocused();
        await expect(page.getByRole("link", { name: t("page.associate.toProjects") })).toBeVisible();
      }
    });
  });
});

test.describe("An invitation that somebody else has used", oneCountry, () => {
  test.use({ persona: "clara" });

  test("adds nothing, and says so [R2.17] [R7.25]", async ({ page, world, browser, t }) => {
    const taken = "/register/project-25/welcome-home";
    const bens = await browser.newContext({ storageState: await world.storageState("ben") });
    const other = await bens.newPage();
    await other.goto(new URL(taken, `http://${portalHost(world.country)}`).href);
    await other.getByRole("button", { name: t("page.associate.add") }).click();
    await expect(other.getByText(t("page.associate.added"))).toBeVisible();
    await bens.close();

    await page.goto(taken);
    await page.getByRole("button", { name: t("page.associate.add") }).click();
    await expect(page.getByRole("heading", { name: t("page.associate.used.title") })).toBeFocused();
    await expect(page.getByText(t("page.associate.used.text"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t("page.associate.toProjects") }).click();
    await expectPortalAddress(page, "/overview");
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  });
});

test.describe("An invitation in French", { tag: tagOf({ country: "CH" }) }, () => {
  test.use({ scenario: "invitation", persona: "ben" });

  test("leads to the project as well [R1.2] [R2.17]", async ({ page, t }) => {
    const french = textsIn("fr-CH");
    await page.goto(invitation);
    await page.getByRole("combobox", { name: t("app.language") }).selectOption("fr-CH");
    await expect(page.getByRole("heading", { name: french("page.associate.title") })).toBeVisible();
    await page.getByRole("button", { name: french("page.associate.add") }).click();
    await expectPortalAddress(page, "/project/project-1");
    await expect(page.getByText(french("page.associate.added"))).toBeVisible();
  });
});

test.describe("A link to registered windows", oneCountry, () => {
  test.use({ scenario: "claims" });
  const claim = (token: string) => `/installed-windows/claim/${token}`;

  test("leads anonymous Ben through the sign-in to his windows [R1.3] [R2.19] [R2.20] [R6.3] [R7.48]", async ({
    page,
    world,
    t,
  }) => {
    await page.goto(claim("claim-open"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.claim.title"));
    await expectAccessible(page);
    await page.getByRole("button", { name: t("page.claim.signIn") }).click();
    await choosePersona(page, "ben");
    await expectPortalAddress(page, claim("claim-open"));
    await page.getByRole("button", { name: t("page.claim.claim") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("page.claim.done.title", { count: 1 }),
    );
    expect(await world.calls({ operation: "ClaimRegisteredWindows" })).toHaveLength(1);
  });

  test.describe("of somebody signed in", () => {
    test.use({ persona: "ben" });

    test("that cannot be used says why and leads on [R5.4] [R7.48]", async ({ page, world, t }) => {
      for (const [token, refusal] of [
        ["claim-nobody", "unknown"],
        ["claim-expired", "expired"],
        ["claim-taken", "claimed"],
      ] as const) {
        await test.step(refusal, async () => {
          await page.goto(claim(token));
          await page.getByRole("button", { name: t("page.claim.claim") }).click();
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`page.claim.${refusal}.title`));
          await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
          await expect(page.getByText(t(`page.claim.${refusal}.text`))).toBeVisible();
          await expect(page.getByRole("link", { name: t("page.claim.toPortal") })).toBeVisible();
          await expectAccessible(page);
        });
      }
      await page.goto(claim("%20"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.claim.missing.title"));
      await expectAccessible(page);
      expect(await world.calls({ operation: "ClaimRegisteredWindows" }), "none without a token").toHaveLength(
        3,
      );
    });
  });

  test("is good for thirty days and leads to the registration afterwards [R7.48]", async ({
    page,
    world,
    t,
  }) => {
    // Ben's session outlives the link.
    await world.configureProvider({ idTokenSeconds: 40 * day, refreshTokenSeconds: 40 * day });
    await page.goto(claim("claim-open"));
    await page.getByRole("button", { name: t("page.claim.signIn") }).click();
    await choosePersona(page, "ben");
    await expect(page.getByRole("button", { name: t("page.claim.claim") })).toBeVisible();
    await world.advanceClock(31 * day);
    await page.getByRole("button", { name: t("page.claim.claim") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.claim.expired.title"));
    await page.getByRole("link", { name: t("page.claim.register") }).click();
    await expectPortalAddress(page, "/window-registration");
  });
});
