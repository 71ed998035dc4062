import { locales } from "#locales.ts";
import { getProjectCards } from "../support/actions/projectList.ts";
import { signInUrl } from "../support/actions/signIn.ts";
import { PausedRequests } from "../support/browser/pausedRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { ports } from "../support/config/ports.ts";
import { expect, test } from "../support/fixtures/test.ts";

/** Runs in the page: keeps the heading that the HTML contains. */
function rememberHeading(): void {
  const observer = new MutationObserver(() => {
    const heading = document.querySelector("h1");
    if (!heading) return;
    Object.assign(window, { prerenderedHeading: heading });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page: whether React renders the screen and the drawing on it, with the heading that the HTML contained. */
function isContinued(): boolean {
  const heading = document.querySelector("h1");
  const elements = [heading, document.querySelector("main svg")];
  const isRendered = elements.every((element) =>
    Object.keys(element ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  return isRendered && heading === Reflect.get(window, "prerenderedHeading");
}

const sessionRequests = ["GET /api/auth/me", "ShowAccount"];

test.describe("Start of the portal", oneCountry, () => {
  test("shows the splash before the first script has loaded, then the screen before any response", async ({
    page,
    t,
  }) => {
    const requests = new PausedRequests();
    await requests.start(page, { chunks: ["start"] });
    await page.goto("/logout", { waitUntil: "commit" });
    const splash = page.locator("#splash");
    await expect(splash).toBeVisible();
    await expect(page.locator("#start-help")).toBeHidden();
    requests.resume("start");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(splash).toBeHidden();
    await expect(
      page.getByRole("main").getByRole("link", { name: t("page.logout.signInAgain") }),
    ).toBeVisible();
    expect(requests.startedNames()).toEqual(["RuntimeConfig", "start"]);
  });

  test("signs in from the introduction before the first script has loaded", async ({ page, t }) => {
    const requests = new PausedRequests();
    await requests.start(page, { chunks: ["start"] });
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page.introduction.title"));
    await expect(page.locator("#start-help")).toBeHidden();
    await page.getByRole("link", { name: t("page.introduction.signIn") }).click();
    await page.waitForURL("/overview", { waitUntil: "commit" });
    await expect.poll(() => requests.startedNames()).toContain("start");
    await page.unrouteAll();
    requests.resume();
    await page.waitForURL(signInUrl);
  });

  test("hydrates the HTML of the introduction in every locale", async ({ page }) => {
    await page.addInitScript(rememberHeading);
    let locale: string;
    await page.route("/", async (route) => {
      const url = `http://127.0.0.1:${ports.portal}/introduction/${locale}.html`;
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    // React reports HTML that it cannot continue with as an uncaught error, which fails the test.
    for (locale of locales) {
      await page.goto("/");
      await expect(page.locator("#root")).toHaveAttribute("data-locale", locale);
      await expect.poll(() => page.evaluate(isContinued)).toBe(true);
    }
  });

  test.describe("for a signed-in customer", () => {
    test.use({ persona: "anna" });

    test("shows projects after one round trip: session, list and chunks load in parallel", async ({
      page,
      world,
    }) => {
      const requests = new PausedRequests();
      await requests.start(page, { chunks: ["ProjectListScreen", "CabinetLayout"] });
      await page.goto("/overview");
      await expect
        .poll(() => requests.startedNames())
        .toEqual(
          expect.arrayContaining([
            ...sessionRequests,
            "RuntimeConfig",
            "Projects",
            "ProjectListScreen",
            "CabinetLayout",
          ]),
        );
      expect(await world.readJournal({ service: "main-api" })).toEqual([]);
      // Requests that start from now on get no response.
      requests.resume();
      await expect(getProjectCards(page).first()).toBeVisible();
      expect(await world.readJournal({ operation: "Projects" })).toHaveLength(1);
    });

    test("shows the start screen, not the list, until the session check has ended", async ({
      page,
      t,
      world,
    }) => {
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
      const loading = page.getByRole("heading", { level: 1, name: t("app.loading") });
      await expect(loading).toBeVisible();
      await expect(getProjectCards(page)).toHaveCount(0);
      requests.resume(...sessionRequests);
      requests.resume();
      await expect(getProjectCards(page).first()).toBeVisible();
      await expect(loading).toHaveCount(0);
      expect(await world.readJournal({ operation: "Projects" })).toHaveLength(1);
    });
  });
});
