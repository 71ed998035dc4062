import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl, signInUrl } from "../support/actions/signIn.ts";
import {
  collectTokenForms,
  expireToken,
  readCredential,
  scriptless,
  writeCredential,
} from "../support/browser/credentials.ts";
import { collectRequests } from "../support/browser/graphqlRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Session", oneCountry, () => {
  test.use({ persona: "anna" });

  test("refreshes an expired id token once for all requests, and again after a failure", async ({
    page,
    browserErrors,
    world,
    t,
  }) => {
    browserErrors.expect(
      /status of 429/,
      /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
      /A screen could not be shown/,
    );
    browserErrors.ignore(/Failed to fetch/);
    const forms = collectTokenForms(page);
    const projects = collectRequests(page, "Projects");
    const accounts = collectRequests(page, "ShowAccount");
    const expireIdToken = async () => {
      // Tokens that are issued within one second are equal.
      await world.advanceClock(1);
      await expireToken(page, "idToken");
    };
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(10);

    await test.step("once for all requests", async () => {
      const expired = await readCredential(page, "idToken");
      await expireIdToken();
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

    await test.step("by a second attempt if the provider is busy", async () => {
      const expired = await readCredential(page, "idToken");
      await expireIdToken();
      await world.addFault({ operation: "token", effect: { kind: "status", status: 429 }, calls: 1 });
      forms.length = 0;
      await page.goto("/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
      await expectPortalUrl(page, "/overview");
      expect(forms.map((form) => form.get("grant_type"))).toEqual(["refresh_token", "refresh_token"]);
      expect(await readCredential(page, "idToken")).not.toBe(expired);
    });

    await test.step("by a retry of the visitor once the provider can be reached", async () => {
      await expireIdToken();
      const active = await world.addFault({ service: "identity", effect: { kind: "reset" } });
      await page.goto("/overview");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));
      await expectPortalUrl(page, "/overview");
      expect(await readCredential(page, "refreshToken")).not.toBeNull();
      await active.remove();
      await page.getByRole("button", { name: t("error.retry") }).click();
      await expect(getProjectCards(page)).toHaveCount(10);
    });
  });

  test("counts as signed out if no service accepts its tokens", async ({ page, browserErrors, t }) => {
    browserErrors.expect(/status of 401/, /status of 400/);
    await page.goto(scriptless);
    await writeCredential(page, "idToken", "not.a.token");
    await writeCredential(page, "refreshToken", "revoked");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await expectPortalUrl(page, "/");
    expect(await readCredential(page, "idToken")).toBeNull();
  });

  test("leads to one sign-in and back without a toast if it ends during a visit", async ({
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
    // A pointer on its way may cause a request itself, whose redirect would leave the click without its page.
    await page.getByRole("button", { name: t("page.projectList.loadMore") }).dispatchEvent("click");
    await page.waitForURL(signInUrl);
    await choosePersona(page, "anna");
    await expectPortalUrl(page, "/overview?x=1#y");
    await expect(getProjectCards(page)).toHaveCount(10);
    await expect(page.getByRole("region", { name: t("app.toasts") }).getByRole("alert")).toHaveCount(0);
    expect(signInUrls).toHaveLength(1);
  });
});
