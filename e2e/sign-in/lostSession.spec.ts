import { urls } from "#testing/samples/urls.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { openCustomerForm } from "../support/actions/projectSections.ts";
import { choosePersona, expectPortalUrl, signInUrl } from "../support/actions/signIn.ts";
import { advanceClock } from "../support/browser/advanceClock.ts";
import { readCredential } from "../support/browser/credentials.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

const hour = 3600;

test.describe("Lost session", oneCountry, () => {
  test.use({ persona: "clara" });

  test("leads to one sign-in and back to the exact URL if the refresh token was revoked", async ({
    page,
    context,
    world,
    browserErrors,
  }) => {
    browserErrors.expect(/status of 400/);
    // The session check is repeated without a token.
    browserErrors.ignore(/status of 401/);
    const signInUrls: string[] = [];
    page.on("framenavigated", (frame) => {
      if (signInUrl.test(frame.url())) signInUrls.push(frame.url());
    });
    await world.revokeRefreshTokens("clara");
    await advanceClock(page, world, 2 * hour);
    await page.goto("/overview?sort=new#archive", { waitUntil: "commit" });
    await page.waitForURL(signInUrl);
    const { origins } = await context.storageState();
    expect(origins.flatMap(({ localStorage }) => localStorage)).toContainEqual({
      name: "ad_backUrl",
      value: "/overview?sort=new#archive",
    });

    await choosePersona(page, "clara");
    await expectPortalUrl(page, "/overview?sort=new#archive");
    await expect(getProjectCards(page)).toHaveCount(1);
    expect(signInUrls).toHaveLength(1);
  });
});

test.describe("Lost session on a phone", oneCountry, () => {
  test.use({ persona: "anna", viewport: { width: 390, height: 844 } });

  test("leads back to the interrupted form, with the notice in view and focused", async ({
    page,
    world,
    browserErrors,
    t,
  }) => {
    browserErrors.ignore(/status of 401/);
    await page.goto(urls.project);
    const section = await openCustomerForm(page, t, "page.project.customer.name");
    await section.getByLabel(t("person.lastName")).fill("Sommer");
    await advanceClock(page, world, 25 * hour);
    await section.getByRole("button", { name: t("form.save") }).click();
    await choosePersona(page, "anna");
    await expectPortalUrl(page, urls.project);
    const notice = section.getByRole("group", { name: t("form.draft.title", { action: "save" }) });
    await expect(notice).toBeFocused();
    await page.waitForLoadState("networkidle");
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect(notice).toBeFocused();
    await expect(section.getByLabel(t("person.lastName"))).toHaveValue("Sommer");
  });
});

test.describe("Sign-out", oneCountry, () => {
  test.use({ persona: "clara" });

  test("removes the tokens and shows the signed-out page while the provider is down, which a new sign-in reports", async ({
    page,
    world,
    browserErrors,
    t,
  }) => {
    browserErrors.expect(
      /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
      /The sign-in failed/,
      /SignInNotStartedError/,
    );
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(1);
    const fault = await world.addFault({ service: "identity", effect: { kind: "reset" } });
    await page.getByRole("button", { name: t("app.signOut") }).click();
    await expectPortalUrl(page, "/logout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
    for (const name of ["idToken", "refreshToken", "profileInfo"]) {
      expect(await readCredential(page, name)).toBeNull();
    }

    await page
      .getByRole("banner")
      .getByRole("link", { name: t("app.signIn") })
      .click();
    await expect(page.getByText(t("error.signIn.unavailable"))).toBeVisible();
    await expectAccessible(page);
    await fault.remove();
    await page.getByRole("button", { name: t("page.authorization.failed.tryAgain") }).click();
    await choosePersona(page, "clara");
    await expectPortalUrl(page, "/overview");
  });
});
