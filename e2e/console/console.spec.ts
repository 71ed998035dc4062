import type { Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { backendOrigin, portalHost, ports } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

const consoleUrl = `http://localhost:${ports.backend}/`;

const looks = [
  { colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { colorScheme: "dark", viewport: { width: 320, height: 720 } },
] as const;

test.describe("Console of the mock server", oneCountry, () => {
  test("creates a world, adds a fault, shows requests, moves the clock and deletes the world", async ({
    page,
    browserErrors,
    world,
  }) => {
    const id = `${world.id}-console`;
    await page.goto(consoleUrl);

    await test.step("the form shows an error at its field, and creates the world", async () => {
      const form = page.locator("form", { hasText: "Create a world" });
      await form.getByLabel("Country").selectOption("DE");
      await form.getByLabel("Scenario").selectOption("notifications");
      await form.getByLabel("Id").fill(id);
      await form.getByLabel("Parameters as JSON").fill('{"count": "many"}');
      browserErrors.expect(/status of 400/);
      await form.getByRole("button", { name: "Create world" }).click();
      await expect(form.getByRole("alert")).toContainText("count must be a whole number");
      await expect(form.getByLabel("Parameters as JSON")).toBeFocused();
      await form.getByLabel("Parameters as JSON").fill('{"count": 3}');
      await form.getByRole("button", { name: "Create world" }).click();
      await expect(form.getByRole("status")).toContainText(`World ${id} was created`);
      await expect(form.getByRole("alert")).toBeEmpty();
      await expect(page.getByRole("heading", { name: `World ${id}` })).toBeVisible();
    });

    const faults = getSection(page, "Faults");
    await test.step("a fault is added", async () => {
      await faults.getByLabel("Operation").fill("Projects");
      await faults.getByLabel("Effect").selectOption("status");
      await faults.getByLabel("Status").fill("503");
      await faults.getByRole("button", { name: "Add fault" }).click();
      await expect(faults.getByRole("listitem")).toContainText("Projects");
    });

    await test.step("the journal shows requests while they come", async () => {
      const journal = getSection(page, "Journal");
      await expect(journal.getByText("Live.")).toBeVisible();
      expect(await requestMainApi(id, "query Projects { __typename }")).toBe(503);
      expect(await requestMainApi(id, "query Other { __typename }")).toBe(200);
      await expect(journal.getByRole("listitem")).toContainText(["Other", "Projects"]);
      await journal.getByLabel("Filter requests").fill("503");
      await expect(journal.getByRole("listitem")).toContainText(["Projects"]);
      await expect(faults.getByRole("listitem")).toContainText("1 hit");
    });

    await test.step("the clock is frozen and moved", async () => {
      const clock = getSection(page, "Clock");
      await clock.getByRole("button", { name: "Freeze" }).click();
      await expect(clock.getByText("frozen", { exact: true })).toBeVisible();
      await clock.getByLabel("New time (UTC)").fill("2026-03-09T08:00:00");
      await clock.getByRole("button", { name: "Set the clock" }).click();
      await clock.getByRole("button", { name: "+ 25 hours" }).click();
      await expect(clock.getByRole("time")).toHaveText("2026-03-10 09:00:00 UTC");
    });

    for (const { colorScheme, viewport } of looks) {
      await test.step(`the page is accessible at ${viewport.width} px in the ${colorScheme} theme`, async () => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }

    await test.step("the world is deleted after a confirmation", async () => {
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText(`World ${id} was deleted.`)).toBeVisible();
      await expect(page.getByRole("link", { name: id })).toHaveCount(0);
    });
  });

  test("opens the portal signed in as a persona of the world", async ({ page, world }) => {
    await page.goto(`${consoleUrl}?world=${world.id}`);
    await expect(page.getByRole("heading", { name: `World ${world.id}` })).toBeVisible();
    await getSection(page, "Personas").getByRole("link", { name: "Open signed in as clara" }).click();
    await expect(page).toHaveURL(`http://${portalHost("DE")}/overview`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("lists countries, personas and scenarios", async ({ page }) => {
      await page.goto(consoleUrl);
      await expect(page.getByRole("link", { name: "Open the portal of Sweden" })).toBeVisible();
      await page.getByText("Personas of Sweden").click();
      await expect(page.getByText("anna@se.example, password Daylight-2026")).toBeVisible();
      await expect(getSection(page, "Scenarios").getByText("expiredSession")).toBeVisible();
      await expect(page.getByRole("button")).toHaveCount(0);
    });
  });
});

function getSection(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** Sends a request in a world as the portal does. Returns the status. */
async function requestMainApi(worldId: string, query: string): Promise<number> {
  const { status } = await fetch(`${backendOrigin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: `mock-world=${worldId}` },
    body: JSON.stringify({ query }),
  });
  return status;
}
