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

  test("refreshes an expired id token once for all requests", async ({ page, world }) => {
    const forms = collectTokenForms(page);
    const projects = collectRequests(page, "Projects");
    const accounts = collectRequests(page, "ShowAccount");
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(10);
    const expired = await readCredential(page, "idToken");
    // Tokens that are issued within one second are equal.
    await world.advanceClock(1);
    await expireToken(page, "idToken");
    projects.length = 0;
    accounts.length = 0;
    await page.goto("/overview");
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

  test("leads to one sign-in and back, without a toast, if the session ends during a visit", async ({
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
    // A moving pointer may start a prefetch, whose redirect would take the page away before the click.
    await page.getByRole("button", { name: t("page.projectList.loadMore") }).dispatchEvent("click");
    await page.waitForURL(signInUrl);
    await choosePersona(page, "anna");
    await expectPortalUrl(page, "/overview?x=1#y");
    await expect(page.getByRole("region", { name: t("app.toasts") }).getByRole("alert")).toHaveCount(0);
    expect(signInUrls).toHaveLength(1);
  });
});
