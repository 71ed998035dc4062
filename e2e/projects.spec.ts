import { callsOf, variablesOf } from "./support/calls.ts";
import { oneCountry } from "./support/countries.ts";
import { annasProjects, cards, loadAllProjects, openArchive } from "./support/projectList.ts";
import { expectPortalAddress, signIn } from "./support/provider.ts";
import { troubleWith } from "./support/trouble.ts";
import { expect, test } from "./support/world.ts";

const trouble = troubleWith("Projects");
const refused = /Failed to load resource.*status of 400/;

test.describe("The project list", oneCountry, () => {
  test("explains to Ben, who has no project, what will appear here", async ({ page, t }) => {
    await signIn(page, "ben");
    await expect(page.getByRole("heading", { name: t("page.projectList.empty.title") })).toBeVisible();
    await expect(page.getByText(t("page.projectList.empty.text"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("page.projectList.loadMore") })).toHaveCount(0);
    await page.getByRole("link", { name: t("page.projectList.empty.action") }).click();
    await expectPortalAddress(page, "/faq");
  });

  test("shows Clara three unread notifications on her project and in the service bar [R1.4] [R2.33]", async ({
    page,
    t,
  }) => {
    await signIn(page, "clara");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByText(t("page.projectList.unread", { count: 3 }))).toBeAttached();
    const bar = page.getByRole("banner");
    await expect(bar.getByText(t("app.unreadNotifications", { count: 3 }))).toBeAttached();
    await expect(bar.getByText(t("app.signedInAs", { firstName: "Clara", lastName: "" }))).toBeVisible();
  });

  test("counts the windows Anna registered on an archived project [R1.4]", async ({ page, t }) => {
    await signIn(page, "anna");
    await loadAllProjects(page, t);
    await openArchive(page, t, annasProjects.archived);
    await expect(page.getByText(t("page.projectList.windows", { count: 2 }))).toHaveCount(1);
  });

  test("asks for page after page until there is no next one [R4.16] [R7.12]", async ({ page, t }) => {
    const calls = callsOf(page, "Projects");
    await signIn(page, "anna");
    await loadAllProjects(page, t);
    expect(calls.map(variablesOf)).toEqual([
      { take: 10, skip: 0 },
      { take: 10, skip: 10 },
      { take: 10, skip: 20 },
    ]);
  });

  test("keeps its place while it loads: skeletons stand where the cards will", async ({ page, t, world }) => {
    await world.addFault({ operation: "Projects", effect: { kind: "latency", milliseconds: 2000 } });
    await signIn(page, "clara");
    await expect(page.getByText(t("page.projectList.loading"))).toBeAttached();
    const heading = page.getByRole("heading", { level: 1 });
    const item = page.getByRole("main").locator("ul > li").first();
    const before = [await heading.boundingBox(), await item.boundingBox()];
    await expect(cards(page)).toHaveCount(1);
    expect([await heading.boundingBox(), await item.boundingBox()]).toEqual(before);
  });

  test("keeps what is there when more cannot be loaded, and loads it on another try", async ({
    page,
    t,
    problems,
    world,
  }) => {
    problems.expect(refused);
    await signIn(page, "anna");
    await expect(cards(page)).toHaveCount(10);
    const recover = await world.addFault(trouble);
    await page.getByRole("button", { name: t("page.projectList.loadMore") }).click();
    await expect(page.getByRole("alert").getByText(t("page.projectList.loadMoreFailed"))).toBeVisible();
    // Told once, where it was asked for.
    await expect(page.getByRole("region", { name: t("app.toasts") }).getByRole("alert")).toHaveCount(0);
    await expect(cards(page)).toHaveCount(10);

    await recover();
    await page.getByRole("button", { name: t("page.projectList.retry") }).click();
    await expect(page.getByText(t("page.projectList.loaded", { count: 20 }))).toBeAttached();
    await expect(page.getByText(t("page.projectList.loadMoreFailed"))).toHaveCount(0);
  });

  test("gives way to an error screen when its first page fails, and comes back on another try [R2.7]", async ({
    page,
    t,
    problems,
    world,
  }) => {
    problems.expect(
      refused,
      /A screen could not be shown.*GraphQlError/,
      /GraphQlError: The service is in trouble/,
    );
    const recover = await world.addFault(trouble);
    await signIn(page, "anna");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));
    await expect(page.getByRole("banner")).toBeVisible();

    await recover();
    await page.getByRole("button", { name: t("app.error.retry") }).click();
    await expect(cards(page)).toHaveCount(10);
  });

  test("leaves its error behind when the visitor goes elsewhere [R2.5]", async ({
    page,
    t,
    problems,
    world,
  }) => {
    problems.expect(
      refused,
      /A screen could not be shown.*GraphQlError/,
      /GraphQlError: The service is in trouble/,
    );
    await world.addFault(trouble);
    await signIn(page, "anna");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.error.title"));
    await page.getByRole("link", { name: t("app.navigation.faq") }).click();
    await expectPortalAddress(page, "/faq");
    await expect(page.getByRole("heading", { name: t("app.error.title") })).toHaveCount(0);
  });

  test("says that it was not found when the service answers null [R5.1]", async ({
    page,
    t,
    problems,
    world,
  }) => {
    problems.expect(/A screen could not be shown.*NotFoundError/, /NotFoundError: The project list/);
    await world.addFault({ operation: "Projects", effect: { kind: "partialData", path: "projects" } });
    await signIn(page, "anna");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("app.notFound.title"));
  });

  test("bears a service that fails for a moment without a word", async ({ page, problems, world }) => {
    problems.expect(/Failed to load resource.*status of 503/);
    await world.addFault({ operation: "Projects", effect: { kind: "status", status: 503 }, calls: 1 });
    await signIn(page, "anna");
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
