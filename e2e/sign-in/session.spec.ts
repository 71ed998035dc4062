import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl, signInUrl } from "../support/actions/signIn.ts";
import {
  collectTokenForms,
  expireToken,
  readCredential,
  writeCredential,
} from "../support/browser/credentials.ts";
import { collectRequests } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Session", oneCountry, () => {
  test.use({ persona: "anna" });

  test("refreshes an expired id token once for all requests", { tag: ["@R4.4", "@R7.62"] }, async ({
    page,
  }) => {
    await page.goto("/overview");
    const expired = await readCredential(page, "idToken");
    await expireToken(page, "idToken");
    const forms = collectTokenForms(page);
    const projects = collectRequests(page, "Projects");
    const accounts = collectRequests(page, "ShowAccount");
    await page.reload();
    await expect(getProjectCards(page)).toHaveCount(10);

    expect(forms.map((form) => form.get("grant_type"))).toEqual(["refresh_token"]);
    const refreshed = await readCredential(page, "idToken");
    expect(refreshed).not.toBe(expired);
    for (const request of [...projects, ...accounts]) {
      expect(request.headers()["authorization"]).toBe(`Bearer ${refreshed}`);
    }
    expect([projects.length, accounts.length]).toEqual([1, 1]);
    await expectPortalUrl(page, "/overview");
  });

  test("leads to the sign-in and back if the refresh token has expired too", {
    tag: ["@R2.12", "@R2.31"],
  }, async ({ page }) => {
    await page.goto("/overview?x=1");
    await expireToken(page, "idToken");
    await expireToken(page, "refreshToken");
    const forms = collectTokenForms(page);
    await page.reload({ waitUntil: "commit" });
    await page.waitForURL(signInUrl);
    expect(forms).toEqual([]);
    await choosePersona(page, "anna");
    await expectPortalUrl(page, "/overview?x=1");
    await expect(getProjectCards(page)).toHaveCount(10);
  });

  test("counts as signed out if no service accepts its tokens", {
    tag: ["@R7.31", "@R8.5", "@R8.6"],
  }, async ({ page, browserErrors, t }) => {
    browserErrors.expect(/status of 401/, /status of 400/);
    await page.goto("/overview");
    await writeCredential(page, "idToken", "not.a.token");
    await writeCredential(page, "refreshToken", "revoked");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await expectPortalUrl(page, "/");
    expect(await readCredential(page, "idToken")).toBeNull();
  });

  test("leads to one sign-in and back without a toast if it ends during a visit", { tag: "@R8.2" }, async ({
    page,
    browserErrors,
    t,
  }) => {
    browserErrors.expect(/status of 401/, /status of 400/);
    await page.goto("/overview?x=1#y");
    await expect(getProjectCards(page)).toHaveCount(10);
    await writeCredential(page, "idToken", "not.a.token");
    await writeCredential(page, "refreshToken", "revoked");
    const signInUrls: string[] = [];
    page.on("framenavigated", (frame) => {
      if (signInUrl.test(frame.url())) signInUrls.push(frame.url());
    });
    await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
    await page.waitForURL(signInUrl);
    await choosePersona(page, "anna");
    await expectPortalUrl(page, "/overview?x=1#y");
    await expect(getProjectCards(page)).toHaveCount(10);
    await expect(page.getByRole("region", { name: t("app.toasts") }).getByRole("alert")).toHaveCount(0);
    expect(signInUrls).toHaveLength(1);
  });

  for (const { failure, effect, error } of [
    { failure: "429", effect: { kind: "status", status: 429 }, error: /status of 429/ },
    { failure: "AADB2C90035", effect: { kind: "provider", code: "AADB2C90035" }, error: /status of 400/ },
    { failure: "AADB2C90085", effect: { kind: "provider", code: "AADB2C90085" }, error: /status of 400/ },
  ] as const) {
    test(`is refreshed by a second attempt after ${failure}`, { tag: "@R4.4" }, async ({
      page,
      browserErrors,
      world,
    }) => {
      browserErrors.expect(error);
      await page.goto("/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
      const expired = await readCredential(page, "idToken");
      await expireToken(page, "idToken");
      await world.addFault({ operation: "token", effect, calls: 1 });
      const forms = collectTokenForms(page);
      await page.reload();
      await expect(getProjectCards(page)).toHaveCount(10);
      await expectPortalUrl(page, "/overview");
      expect(forms.map((form) => form.get("grant_type"))).toEqual(["refresh_token", "refresh_token"]);
      expect(await readCredential(page, "idToken")).not.toBe(expired);
    });
  }

  test("continues after the provider could not be reached", async ({ page, browserErrors, t, world }) => {
    browserErrors.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/, /A screen could not be shown/);
    browserErrors.ignore(/Failed to fetch/);
    await page.goto("/overview");
    await expireToken(page, "idToken");
    const active = await world.addFault({ service: "identity", effect: { kind: "reset" } });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));
    await expectPortalUrl(page, "/overview");
    expect(await readCredential(page, "refreshToken")).not.toBeNull();

    await active.remove();
    await page.getByRole("button", { name: t("error.retry") }).click();
    await expect(getProjectCards(page)).toHaveCount(10);
  });
});
