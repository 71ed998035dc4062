import { callsOf } from "./support/calls.ts";
import { oneCountry } from "./support/countries.ts";
import { expire, readCredential, tokenForms, writeCredential } from "./support/credentials.ts";
import { cards } from "./support/projectList.ts";
import { choosePersona, expectPortalAddress, signIn, signInAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

test.describe("A session", oneCountry, () => {
  test("whose id token has expired is refreshed once for all calls [R4.4] [R7.62]", async ({ page }) => {
    await signIn(page, "anna");
    const expired = await readCredential(page, "idToken");
    await expire(page, "idToken");
    const forms = tokenForms(page);
    const projects = callsOf(page, "Projects");
    const accounts = callsOf(page, "ShowAccount");
    await page.reload();
    await expect(cards(page)).toHaveCount(10);

    expect(forms.map((form) => form.get("grant_type"))).toEqual(["refresh_token"]);
    const fresh = await readCredential(page, "idToken");
    expect(fresh).not.toBe(expired);
    for (const call of [...projects, ...accounts]) {
      expect(call.headers()["authorization"]).toBe(`Bearer ${fresh}`);
    }
    expect([projects.length, accounts.length]).toEqual([1, 1]);
    await expectPortalAddress(page, "/overview");
  });

  test("whose refresh token has expired too ends at the sign-in, which leads back [R2.12] [R2.31]", async ({
    page,
    context,
  }) => {
    await signIn(page, "anna", "/overview?x=1");
    await expire(page, "idToken");
    await expire(page, "refreshToken");
    // The provider's own session ends with the browser's day as well.
    await context.clearCookies({ domain: "localhost" });
    const forms = tokenForms(page);
    await page.reload({ waitUntil: "commit" });
    await page.waitForURL(signInAddress);
    expect(forms).toEqual([]);
    await choosePersona(page, "anna");
    await expectPortalAddress(page, "/overview?x=1");
    await expect(cards(page)).toHaveCount(10);
  });

  test("that no service accepts any more counts as none [R7.31] [R8.5] [R8.6]", async ({
    page,
    problems,
    t,
  }) => {
    problems.expect(/status of 401/, /status of 400/);
    await signIn(page, "anna");
    await writeCredential(page, "idToken", "not.a.token");
    await writeCredential(page, "refreshToken", "revoked");
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await expectPortalAddress(page, "/");
    expect(await readCredential(page, "idToken")).toBeNull();
  });

  test("lost in mid-visit leads to one sign-in and back, without a toast [R8.2]", async ({
    page,
    context,
    problems,
    t,
  }) => {
    problems.expect(/status of 401/, /status of 400/);
    await signIn(page, "anna", "/overview?x=1#y");
    await expect(cards(page)).toHaveCount(10);
    await writeCredential(page, "idToken", "not.a.token");
    await writeCredential(page, "refreshToken", "revoked");
    await context.clearCookies({ domain: "localhost" });
    const visits: string[] = [];
    page.on("framenavigated", (frame) => {
      if (signInAddress.test(frame.url())) visits.push(frame.url());
    });
    await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
    await page.waitForURL(signInAddress);
    await choosePersona(page, "anna");
    await expectPortalAddress(page, "/overview?x=1#y");
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole("region", { name: t("app.toasts") }).getByRole("alert")).toHaveCount(0);
    expect(visits).toHaveLength(1);
  });

  test("survives a provider that cannot be reached", async ({ page, problems, t, world }) => {
    problems.expect(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/, /A screen could not be shown/);
    problems.allow(/Failed to fetch/);
    await signIn(page, "anna");
    await expire(page, "idToken");
    const recover = await world.addFault({ service: "identity", effect: { kind: "reset" } });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));
    await expectPortalAddress(page, "/overview");
    expect(await readCredential(page, "refreshToken")).not.toBeNull();

    await recover();
    await page.getByRole("button", { name: t("app.error.retry") }).click();
    await expect(cards(page)).toHaveCount(10);
  });
});
