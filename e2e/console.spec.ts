import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { oneCountry } from "./support/countries.ts";
import { backendOrigin, portalHost, ports } from "./support/ports.ts";
import { expect, test } from "./support/world.ts";

const address = `http://localhost:${ports.backend}/`;

/** A part of the page, by its heading. */
function part(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

/** A call of the main API in a world, as the portal would make it. */
async function callMainApi(world: string, query: string): Promise<number> {
  const { status } = await fetch(`${backendOrigin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: `mock-world=${world}` },
    body: JSON.stringify({ query }),
  });
  return status;
}

for (const { name, colorScheme, viewport } of [
  { name: "by day", colorScheme: "light", viewport: { width: 1280, height: 800 } },
  { name: "on a phone by night", colorScheme: "dark", viewport: { width: 320, height: 720 } },
] as const) {
  test.describe(`The mock backend's console ${name}`, oneCountry, () => {
    test.use({ colorScheme, viewport });

    test("makes a world, lets it go wrong, shows its calls, moves its clock and deletes it", async ({
      page,
      problems,
      world,
    }) => {
      const id = `${world.id}-console`;
      await page.goto(address);
      const form = page.locator("form", { hasText: "Make a world" });
      await form.getByLabel("Country").selectOption("DE");
      await form.getByLabel("Scenario").selectOption("notifications");
      await form.getByLabel("Id").fill(id);
      await form.getByLabel("Parameters as JSON").fill('{"count": "many"}');
      problems.expect(/status of 400/);
      await form.getByRole("button", { name: "Make world" }).click();
      await expect(form.getByRole("alert")).toContainText("count must be a whole number");
      await expect(form.getByLabel("Parameters as JSON")).toBeFocused();
      await form.getByLabel("Parameters as JSON").fill('{"count": 3}');
      await form.getByRole("button", { name: "Make world" }).click();
      await expect(form.getByRole("status")).toContainText(`World ${id} was made`);
      await expect(form.getByRole("alert")).toBeEmpty();
      await expect(page.getByRole("heading", { name: `World ${id}` })).toBeVisible();

      const faults = part(page, "Faults");
      await faults.getByLabel("Operation").fill("Projects");
      await faults.getByLabel("What happens").selectOption("status");
      await faults.getByLabel("Status").fill("503");
      await faults.getByRole("button", { name: "Add fault" }).click();
      await expect(faults.getByRole("listitem")).toContainText("Projects");

      const journal = part(page, "Journal");
      await expect(journal.getByText("Live.")).toBeVisible();
      expect(await callMainApi(id, "query Projects { __typename }")).toBe(503);
      expect(await callMainApi(id, "query Other { __typename }")).toBe(200);
      await expect(journal.getByRole("listitem")).toContainText(["Other", "Projects"]);
      await journal.getByLabel("Show calls that contain").fill("503");
      await expect(journal.getByRole("listitem")).toContainText(["Projects"]);
      await expect(faults.getByRole("listitem")).toContainText("1 hit");

      const clock = part(page, "Clock");
      await clock.getByRole("button", { name: "Freeze" }).click();
      await expect(clock.getByText("stands still")).toBeVisible();
      await clock.getByLabel("New time, in UTC").fill("2026-03-09T08:00:00");
      await clock.getByRole("button", { name: "Set the clock" }).click();
      await clock.getByRole("button", { name: "+ 25 hours" }).click();
      await expect(clock.getByRole("time")).toHaveText("2026-03-10 09:00:00 UTC");

      await expectAccessible(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);

      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText(`World ${id} was deleted.`)).toBeVisible();
      await expect(page.getByRole("link", { name: id })).toHaveCount(0);
    });
  });
}

test.describe("The mock backend's console", oneCountry, () => {
  test("leads into the portal signed in as a persona of the world", async ({ page, world }) => {
    await page.goto(`${address}?world=${world.id}`);
    await expect(page.getByRole("heading", { name: `World ${world.id}` })).toBeVisible();
    await part(page, "Personas").getByRole("link", { name: "Open signed in as clara" }).click();
    await expect(page).toHaveURL(`http://${portalHost("DE")}/overview`);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("names countries, personas and scenarios", async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole("link", { name: "Open the portal of Sweden" })).toBeVisible();
      await page.getByText("Personas of Sweden").click();
      await expect(page.getByText("anna@se.example, password Daylight-2026")).toBeVisible();
      await expect(part(page, "Scenarios").getByText("expiredSession")).toBeVisible();
      await expect(page.getByRole("button")).toHaveCount(0);
    });
  });
});
