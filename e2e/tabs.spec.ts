import { oneCountry } from "./support/countries.ts";
import { readCredential } from "./support/credentials.ts";
import { moveClock } from "./support/moveClock.ts";
import { cards } from "./support/projectList.ts";
import { choosePersona, expectPortalAddress } from "./support/provider.ts";
import { expect, test } from "./support/world.ts";

test.describe("Two tabs of a signed-in visitor", oneCountry, () => {
  test.use({ persona: "clara" });

  test("opened at once with an expired id token make one token request, and stay signed in [R4.4] [R7.62]", async ({
    page,
    context,
    world,
  }) => {
    const other = await context.newPage();
    await moveClock(page, world, 2 * 3600);
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => tab.goto("/overview")));
    for (const tab of tabs) {
      await expect(cards(tab)).toHaveCount(1);
      await expectPortalAddress(tab, "/overview");
    }
    const calls = await world.calls();
    expect(calls.filter(({ operation }) => operation === "token")).toHaveLength(1);
    const named = calls.filter(({ operation }) => operation !== "RuntimeConfig" && operation !== "token");
    expect(named.map(({ status }) => status)).toEqual(named.map(() => 200));
    expect(named.length, "calls of both tabs").toBeGreaterThanOrEqual(10);
  });

  test("end their session together: the other one shows the signed-out page [R2.21] [R4.2]", async ({
    page,
    context,
    t,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/overview");
      await expect(cards(tab)).toHaveCount(1);
    }
    await page.getByRole("button", { name: t("app.signOut") }).click();
    for (const tab of [page, other]) {
      await expectPortalAddress(tab, "/logout");
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
    }
    expect(await readCredential(other, "idToken")).toBeNull();
  });
});

test.describe("Two tabs of an anonymous visitor", oneCountry, () => {
  test("on the introduction are both signed in by one [R2.16] [R4.2]", async ({ page, context, t }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/");
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    }
    await page.getByRole("button", { name: t("page.introduction.signIn") }).click();
    await choosePersona(page, "clara");
    for (const tab of [page, other]) {
      await expectPortalAddress(tab, "/overview");
      await expect(cards(tab)).toHaveCount(1);
    }
  });
});
