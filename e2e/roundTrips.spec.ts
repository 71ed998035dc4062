import { oneCountry } from "./support/countries.ts";
import { HeldRequests } from "./support/heldRequests.ts";
import { cards } from "./support/projectList.ts";
import { expect, test } from "./support/world.ts";

const session = ["GET /api/auth/me", "ShowAccount"];

test.describe("How often the portal asks before it shows", oneCountry, () => {
  test("its sign is there before the script, and goes when the first screen comes", async ({ page }) => {
    const requests = new HeldRequests();
    await requests.start(page, ["start"]);
    await page.goto("/", { waitUntil: "commit" });
    const sign = page.locator("#splash");
    await expect(sign).toBeVisible();
    await expect(page.locator("#root")).toHaveText("");
    requests.release("start");
    // Without an answer to any call.
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(sign).toBeHidden();
  });

  test("the introduction waits for no answer at all [R1.14]", async ({ page, t }) => {
    const requests = new HeldRequests();
    await requests.start(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("button", { name: t("page.introduction.signIn") }),
    ).toBeEnabled();
    expect(requests.started()).toEqual(["RuntimeConfig"]);
  });

  test.describe("to Anna, signed in,", () => {
    test.use({ persona: "anna" });

    test("the overview shows projects after one round trip: session, list and chunks start together", async ({
      page,
      world,
    }) => {
      const requests = new HeldRequests();
      await requests.start(page, ["OverviewScreen", "CabinetLayout"]);
      await page.goto("/overview");
      await expect
        .poll(() => requests.started())
        .toEqual(
          expect.arrayContaining([
            ...session,
            "RuntimeConfig",
            "Projects",
            "OverviewScreen",
            "CabinetLayout",
          ]),
        );
      expect(await world.calls({ service: "main-api" })).toEqual([]);
      // What is asked for from now on stays without an answer.
      requests.release();
      await expect(cards(page).first()).toBeVisible();
      expect(await world.calls({ operation: "Projects" })).toHaveLength(1);
    });

    test("the list is not shown before the session holds", async ({ page, world }) => {
      const requests = new HeldRequests();
      await requests.start(page);
      await page.goto("/overview");
      await expect.poll(() => requests.started()).toEqual(expect.arrayContaining([...session, "Projects"]));
      const list = page.waitForResponse(
        (response) => response.request().postData()?.includes("Projects") ?? false,
      );
      requests.release("RuntimeConfig", "Projects");
      await (await list).finished();
      await expect(page.getByRole("progressbar")).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      requests.release(...session);
      requests.release();
      await expect(cards(page).first()).toBeVisible();
      expect(await world.calls({ operation: "Projects" })).toHaveLength(1);
    });
  });
});
