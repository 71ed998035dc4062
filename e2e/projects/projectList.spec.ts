import { annasProjects, getProjectCards, openArchive } from "../support/actions/projectList.ts";
import { collectRequests, getVariables } from "../support/browser/graphqlRequests.ts";
import { readLayoutShifts, recordLayoutShifts } from "../support/browser/layoutShifts.ts";
import { PausedRequests } from "../support/browser/pausedRequests.ts";
import { oneCountry } from "../support/config/countries.ts";
import { createServiceError } from "../support/faults/serviceError.ts";
import { expect, test } from "../support/fixtures/test.ts";

const serviceError = createServiceError("Projects");
const badRequest = /Failed to load resource.*status of 400/;

test.describe("Project list of a customer with windows and no project", oneCountry, () => {
  test.use({ persona: "dario", viewport: { width: 390, height: 844 } });

  test("shows the windows without scrolling, and moves nothing when they have loaded", async ({
    page,
    t,
  }) => {
    const requests = new PausedRequests();
    const operations = ["Projects", "RegisteredWindows"];
    await requests.start(page, { operations });
    await recordLayoutShifts(page);
    await page.goto("/overview");
    await expect(page.getByText(t("page.projectList.loading"))).toBeAttached();
    await expect.poll(() => requests.startedNames()).toEqual(expect.arrayContaining(operations));
    // A line may break elsewhere when the font arrives.
    await expect(page.locator("html")).toContainClass("brand-font");
    requests.resume();
    await expect(page.getByRole("article").first()).toBeInViewport();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      t("registeredWindows.title"),
      t("page.projectList.empty.title"),
    ]);
    expect(await readLayoutShifts(page)).toEqual([]);
  });
});

test.describe("Project list of a customer with one project", oneCountry, () => {
  test.use({ persona: "clara" });

  test("shows unread notifications at the project and in the service bar, without moving the heading", async ({
    page,
    t,
  }) => {
    const requests = new PausedRequests();
    await requests.start(page, { operations: ["Projects"] });
    await page.goto("/overview");

    await test.step("the skeletons are below the heading", async () => {
      await expect(page.getByText(t("page.projectList.loading"))).toBeAttached();
      const heading = page.getByRole("heading", { level: 1 });
      // The link beside it takes the rest of the width, which changes with the font.
      const { x, y, height } = (await heading.boundingBox()) ?? {};
      requests.resume();
      await expect(getProjectCards(page)).toHaveCount(1);
      expect(await heading.boundingBox()).toMatchObject({ x, y, height });
    });

    await expect(getProjectCards(page).getByText(t("page.projectList.unread", { count: 3 }))).toBeAttached();
    const bar = page.getByRole("banner");
    await expect(bar.getByText(t("notifications.bell.unread", { count: 3 }))).toBeAttached();
    await expect(bar.getByText(t("cabinet.signedInAs", { firstName: "Clara", lastName: "" }))).toBeVisible();
  });
});

test.describe("Project list of a customer with many projects", oneCountry, () => {
  test.use({ persona: "anna" });

  test("loads page after page, keeps its cards if a page fails, and counts the windows of an archived project", {
    tag: "@smoke",
  }, async ({ page, t, browserErrors, world }) => {
    browserErrors.expect(/Failed to load resource.*status of 503/, badRequest, /A service reported an error/);
    const requests = collectRequests(page, "Projects");

    await test.step("retries a request that failed with a temporary error, and shows nothing of it", async () => {
      await world.addFault({ operation: "Projects", effect: { kind: "status", status: 503 }, calls: 1 });
      await page.goto("/overview");
      await expect(getProjectCards(page)).toHaveCount(10);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });

    await test.step("keeps its cards and shows one error if more cannot be loaded", async () => {
      const active = await world.addFault(serviceError);
      await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
      await expect(page.getByRole("alert").getByText(t("page.projectList.loadMoreFailed"))).toBeVisible();
      await expect(page.getByRole("region", { name: t("app.toasts") }).getByRole("alert")).toHaveCount(0);
      await expect(getProjectCards(page)).toHaveCount(10);

      await active.remove();
      await page.getByRole("button", { name: t("error.retry") }).click();
      await expect(page.getByText(t("page.projectList.loaded", { count: 20 }))).toBeAttached();
      await expect(page.getByText(t("page.projectList.loadMoreFailed"))).toHaveCount(0);
    });

    await test.step("loads the last page, with the archive", async () => {
      await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
      const { all, archived } = annasProjects;
      await expect(page.getByText(t("page.projectList.loaded", { count: all }))).toBeAttached();
      expect(requests.map(getVariables)).toEqual([0, 0, 10, 10, 20].map((skip) => ({ skip })));
      await openArchive(page, t, archived);
      await expect(page.getByText(t("page.projectList.windows", { count: 2 }))).toHaveCount(1);
    });
  });

  test("scrolls to the windows and focuses their heading from the navigation, and back to the top", async ({
    page,
    t,
  }) => {
    await page.goto("/overview");
    await expect(getProjectCards(page)).toHaveCount(10);
    const windows = page.getByRole("heading", { name: t("registeredWindows.title") });
    for (const visit of ["first", "second"]) {
      await test.step(`the ${visit} time`, async () => {
        await page.getByRole("link", { name: t("app.navigation.windows"), exact: true }).click();
        await expect(windows).toBeFocused();
        await expect(windows).toBeInViewport();
        await page.getByRole("link", { name: t("app.navigation.projects"), exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      });
    }
    await test.step("in a new document, whose list loads late", async () => {
      await page.goto("about:blank");
      await page.goto("/overview#windows");
      await expect(windows).toBeFocused();
      await expect(windows).toBeInViewport();
    });
  });
});
