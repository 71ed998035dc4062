import { getProjectCards } from "../support/actions/projectList.ts";
import { PausedRequests } from "../support/browser/pausedRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";

const sessionRequests = ["GET /api/auth/me", "ShowAccount"];

test.describe("Start of the portal", oneCountry, () => {
  test("shows the splash before the first script has loaded, then the introduction before any response", {
    tag: "@R1.14",
  }, async ({ page, t }) => {
    const requests = new PausedRequests();
    await requests.start(page, { chunks: ["start"] });
    await page.goto("/", { waitUntil: "commit" });
    const splash = page.locator("#splash");
    await expect(splash).toBeVisible();
    await expect(page.locator("#start-help")).toBeHidden();
    requests.resume("start");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(splash).toBeHidden();
    await expect(
      page.getByRole("main").getByRole("button", { name: t("page.introduction.signIn") }),
    ).toBeEnabled();
    expect(requests.startedNames()).toEqual(["RuntimeConfig", "start"]);
  });

  test.describe("for a signed-in customer", () => {
    test.use({ persona: "anna" });

    test("shows projects after one round trip: session, list and chunks load in parallel", async ({
      page,
      world,
    }) => {
      const requests = new PausedRequests();
      await requests.start(page, { chunks: ["OverviewScreen", "CabinetLayout"] });
      await page.goto("/overview");
      await expect
        .poll(() => requests.startedNames())
        .toEqual(
          expect.arrayContaining([
            ...sessionRequests,
            "RuntimeConfig",
            "Projects",
            "OverviewScreen",
            "CabinetLayout",
          ]),
        );
      expect(await world.readJournal({ service: "main-api" })).toEqual([]);
      // Requests that start from now on get no response.
      requests.resume();
      await expect(getProjectCards(page).first()).toBeVisible();
      expect(await world.readJournal({ operation: "Projects" })).toHaveLength(1);
    });

    test("shows the progress bar instead of the list until the session is valid", {
      tag: ["@R2.6", "@R4.10"],
    }, async ({ page, t, world }) => {
      const requests = new PausedRequests();
      await requests.start(page);
      await page.goto("/overview");
      await expect
        .poll(() => requests.startedNames())
        .toEqual(expect.arrayContaining([...sessionRequests, "Projects"]));
      const list = page.waitForResponse(
        (response) => response.request().postData()?.includes("Projects") ?? false,
      );
      requests.resume("RuntimeConfig", "Projects");
      await (await list).finished();
      const bar = page.getByRole("progressbar", { name: t("app.loading") });
      await expect(bar).toBeVisible();
      await expect(getProjectCards(page)).toHaveCount(0);
      requests.resume(...sessionRequests);
      requests.resume();
      await expect(getProjectCards(page).first()).toBeVisible();
      await expect(bar).toHaveCount(0);
      expect(await world.readJournal({ operation: "Projects" })).toHaveLength(1);
    });
  });
});
