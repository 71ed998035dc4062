import { getProjectCards } from "../support/actions/projectList.ts";
import { choosePersona, expectPortalUrl, signInUrl } from "../support/actions/signIn.ts";
import { advanceClock } from "../support/browser/advanceClock.ts";
import { readCredential } from "../support/browser/credentials.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

test.describe("Two tabs of a signed-in customer", oneCountry, () => {
  test.use({ persona: "clara" });

  test("refresh an expired id token by one request, and stay signed in", {
    tag: ["@R4.4", "@R7.62"],
  }, async ({ page, context, world }) => {
    const other = await context.newPage();
    await advanceClock(page, world, 2 * 3600);
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => tab.goto("/overview")));
    for (const tab of tabs) {
      await expect(getProjectCards(tab)).toHaveCount(1);
      await expectPortalUrl(tab, "/overview");
    }
    const requests = await world.readJournal();
    expect(requests.filter(({ operation }) => operation === "token")).toHaveLength(1);
    const authorized = requests.filter(
      ({ operation }) => operation !== "RuntimeConfig" && operation !== "token",
    );
    expect(authorized.map(({ status }) => status)).toEqual(authorized.map(() => 200));
    expect(authorized.length, "requests of both tabs").toBeGreaterThanOrEqual(10);
  });

  test("both show the signed-out page when one signs out", { tag: ["@R2.21", "@R4.2"] }, async ({
    page,
    context,
    t,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/overview");
      await expect(getProjectCards(tab)).toHaveCount(1);
    }
    await page.getByRole("button", { name: t("app.signOut") }).click();
    for (const tab of [page, other]) {
      await expectPortalUrl(tab, "/logout");
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(t("page.logout.title"));
    }
    expect(await readCredential(other, "idToken")).toBeNull();
  });
});

test.describe("Two tabs of an anonymous visitor", oneCountry, () => {
  test("both show the project list when one signs in", { tag: ["@R2.16", "@R4.2"] }, async ({
    page,
    context,
    t,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/");
      await expect(tab.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    }
    await page.getByRole("button", { name: t("page.introduction.signIn") }).click();
    await choosePersona(page, "clara");
    for (const tab of [page, other]) {
      await expectPortalUrl(tab, "/overview");
      await expect(getProjectCards(tab)).toHaveCount(1);
    }
  });

  for (const { order, indexes } of [
    { order: "in the order of their visits", indexes: [0, 1] },
    { order: "in the reverse order", indexes: [1, 0] },
  ] as const) {
    test(`both return signed in from the provider, each to its URL, ${order}`, {
      tag: ["@R2.12", "@R4.5", "@R4.6"],
    }, async ({ page, context }) => {
      const visits = [
        { tab: page, url: "/overview?tab=first" },
        { tab: await context.newPage(), url: "/overview?tab=second#latest" },
      ] as const;
      for (const { tab, url } of visits) {
        await tab.goto(url, { waitUntil: "commit" });
        await tab.waitForURL(signInUrl);
      }
      for (const index of indexes) {
        const { tab, url } = visits[index];
        await choosePersona(tab, "clara");
        await expectPortalUrl(tab, url);
        await expect(getProjectCards(tab)).toHaveCount(1);
      }
    });
  }
});
