import type { Page } from "@playwright/test";
import { countrySeeds } from "#mock-server/seeds/countries/countrySeeds.ts";
import { urls } from "#testing/samples/urls.ts";
import { expectPortalUrl, getProviderTexts, signInUrl } from "../support/actions/signIn.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { expectFocusOn, pressKeyOn, tabTo, typeInto } from "../support/keyboard/keyboard.ts";

const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("Keyboard on the introduction", oneCountry, () => {
  test("skips to the content, and returns from the country dialog", async ({ page, t }) => {
    await page.goto("/");
    await expect(getHeading(page)).toHaveText(t("page.introduction.title"));

    // Before React starts, the skip link is a plain link and changes the URL.
    await expect(page.getByRole("button", { name: t("app.countryAndLanguage") })).toBeEnabled();

    await test.step("the first tab stop skips the header", async () => {
      const skipLink = page.getByRole("link", { name: t("app.skipToContent") });
      await page.keyboard.press("Tab");
      await expectFocusOn(page, skipLink);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expectFocusOn(page, page.getByRole("main").getByRole("link").first());
      await expectPortalUrl(page, "/");
    });

    await test.step("the dialog keeps the focus inside and returns it", async () => {
      const opener = page.getByRole("banner").getByRole("button", { name: t("app.countryAndLanguage") });
      const dialog = page.getByRole("dialog");
      const title = dialog.getByRole("heading", { level: 2 });
      await tabTo(page, opener, "Shift+Tab");
      await page.keyboard.press("Enter");
      await expectFocusOn(page, title);
      await tabTo(page, dialog.getByRole("link").last());
      const stops = await tabTo(page, dialog.getByRole("link").first());
      expect(stops.join("\n"), "tab stops behind the dialog").not.toContain(t("app.skipToContent"));
      await page.keyboard.press("Escape");
      await expectFocusOn(page, opener);
      await page.keyboard.press("Space");
      await expectFocusOn(page, title);
      await pressKeyOn(page, dialog.getByRole("button", { name: t("app.close") }), "Space");
      await expectFocusOn(page, opener);
    });
  });

  test("signs in after a wrong password", async ({ page, t, world }) => {
    const providerTexts = getProviderTexts("de-DE");
    const { email, password } = world.getPersona("clara");
    await page.goto("/");
    await pressKeyOn(page, page.getByRole("link", { name: t("page.introduction.signIn") }));
    await page.waitForURL(signInUrl);

    await typeInto(page, page.getByLabel(providerTexts.email), email);
    await typeInto(page, page.getByLabel(providerTexts.password), "wrong");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(providerTexts.wrongPassword);
    await expectFocusOn(page, page.getByLabel(providerTexts.password));

    await page.keyboard.type(password);
    await pressKeyOn(page, page.getByRole("button", { name: providerTexts.signIn }), "Space");
    await expectPortalUrl(page, "/overview");
    await expect(getHeading(page)).toHaveText(
      t("page.projectList.title", { ...countrySeeds.DE.people.clara }),
    );
    await expectFocusOn(page, getHeading(page));
  });
});

test.describe("Keyboard in the cabinet", oneCountry, () => {
  test.use({ persona: "clara", scenario: "severalRequests" });

  test("moves from page to page, and from a notification to its project", async ({ page, t }) => {
    await page.goto("/overview");
    const bell = page.getByRole("button", { name: t("notifications.bell.unread", { count: 2 }) });
    await expect(bell).toBeVisible();
    await pressKeyOn(page, page.getByRole("link", { name: t("app.navigation.faq") }));
    await expectPortalUrl(page, "/faq");
    await expectFocusOn(page, getHeading(page));

    await tabTo(page, bell, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expectFocusOn(page, page.getByRole("dialog").getByRole("heading", { level: 2 }));
    await page.keyboard.press("Escape");
    await expectFocusOn(page, bell);
    await page.keyboard.press("Enter");
    await pressKeyOn(page, page.getByRole("dialog").getByRole("link").first());
    await expectPortalUrl(page, urls.project);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectFocusOn(page, getHeading(page));
  });
});
