import type { Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { backendOrigin, portalHost, ports } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

const consoleUrl = `http://localhost:${ports.backend}/`;

test.describe("Console of the mock server", oneCountry, () => {
  test("creates a world by a scenario, shows its requests, makes them fail, and deletes it", async ({
    page,
    browserErrors,
    world,
  }) => {
    const id = `${world.id}-console`;
    await page.goto(consoleUrl);

    await test.step("search finds the scenario", async () => {
      const lists = page.getByRole("navigation", { name: "Worlds and scenarios" });
      await expect(lists.getByRole("link", { name: /^standing / })).toBeVisible();
      await page.keyboard.press("/");
      await page.keyboard.type("many unread");
      await expect(lists.getByRole("link")).toHaveText([/^Restore/, /^notifications/]);
      await lists.getByRole("link", { name: /^notifications/ }).click();
    });

    await test.step("the form shows an error at its field, and opens the portal in the new world", async () => {
      const form = page.getByRole("form", { name: "Scenario notifications" });
      await form.getByLabel("World").fill(id);
      await form.getByLabel("Count", { exact: true }).fill("many");
      browserErrors.expect(/status of 400/);
      await form.getByRole("button", { name: "Open the portal" }).click();
      await expect(form.getByRole("alert")).toContainText("count must be a whole number");
      await form.getByLabel("Count", { exact: true }).fill("3");
      const opened = page.waitForEvent("popup");
      await form.getByRole("button", { name: "Open the portal" }).click();
      const portal = await opened;
      await expect(portal).toHaveURL(`http://${portalHost("DE")}/overview`);
      await expect(portal.getByRole("main").getByRole("article")).toHaveCount(1);
      await portal.close();
    });

    const panel = page.getByRole("tabpanel");
    await test.step("the command palette opens the journal by keyboard", async () => {
      await runCommand(page, `go to world ${id}`);
      await expect(page.getByRole("heading", { level: 2, name: id, exact: true })).toBeVisible();
      await runCommand(page, "journal show");
      await expect(panel.getByText("Live.")).toBeVisible();
    });

    await test.step("a request opens to what was sent, secrets hidden, and makes a fault", async () => {
      const row = panel.getByRole("listitem").filter({ hasText: "Projects" }).first();
      await row.locator("summary").first().click();
      await expect(row.getByRole("region", { name: "Request" })).toContainText("query Projects");
      await row.getByRole("region", { name: "Request" }).getByText("headers").click();
      await expect(row.getByText("authorization: •••")).toBeVisible();
      await expectAccessibleAtWidths(page);
      await row.getByRole("button", { name: "Add a fault for Projects" }).click();
      await expect(panel.getByLabel("Operation")).toHaveValue("Projects");
      await expect(panel.getByLabel("Effect")).toBeFocused();
      await panel.getByRole("button", { name: "Add fault" }).click();
      await expect(panel.getByText("fault-1 was added.")).toBeVisible();
      await expectAccessibleAtWidths(page);
    });

    await test.step("the journal shows failed requests while they come", async () => {
      await page.getByRole("tab", { name: "Faults" }).press("ArrowRight");
      await page.getByRole("tab", { name: "Clock" }).press("ArrowRight");
      await expect(panel.getByText("Live.")).toBeVisible();
      // The portal, which was closed, may have left requests without a response.
      await panel.getByLabel("Filter requests").fill("projects main-api");
      await panel.getByLabel("Failed only").check();
      expect(await requestMainApi(id, "query Projects { __typename }")).toBe(503);
      expect(await requestMainApi(id, "query ProjectsOfOthers { __typename }")).toBe(200);
      await expect(panel.getByRole("listitem")).toHaveText([/^503Projects/]);
    });

    await test.step("the world is deleted after a confirmation", async () => {
      await page.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText(`World ${id} was deleted.`)).toBeVisible();
      await expect(page.getByRole("link", { name: id })).toHaveCount(0);
    });
  });

  test("shows personas, data and the sign-in provider of a world, and moves its clock", async ({
    page,
    world,
  }) => {
    await page.goto(`${consoleUrl}?world=${world.id}`);
    await expectAccessibleAtWidths(page);

    const panel = page.getByRole("tabpanel");
    await page.getByRole("tab", { name: "Data" }).click();
    await page.getByRole("button", { name: /^windows/ }).click();
    await expect(panel.getByRole("listitem").first()).toContainText("window-");
    await expectAccessibleAtWidths(page);

    await page.getByRole("tab", { name: "Clock" }).click();
    await panel.getByRole("button", { name: "Freeze" }).click();
    await expect(panel.getByText("frozen", { exact: true })).toBeVisible();
    await panel.getByLabel("New time (UTC)").fill("2026-03-09T08:00:00");
    await panel.getByRole("button", { name: "Set the clock" }).click();
    await expect(panel.getByText("was set to 2026-03-09 08:00:00 UTC")).toBeVisible();
    await panel.getByRole("button", { name: "+ 25 hours" }).click();
    await expect(panel.getByRole("time")).toHaveText("2026-03-10 09:00:00 UTC");

    await page.getByRole("tab", { name: "Sign-in provider" }).click();
    const settings = page.getByRole("form", { name: "Settings of the sign-in provider" });
    await settings.getByLabel("Lifetime of id tokens").fill("60");
    await settings.getByRole("button", { name: "Save settings" }).click();
    await expect(settings.getByText("The settings were saved.")).toBeVisible();
    await expectAccessibleAtWidths(page);

    await page.goto(`${consoleUrl}?scenario=request`);
    await expect(page.getByLabel("Status", { exact: true })).toHaveValue("OPEN");
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expectAccessibleAtWidths(page);
  });

  test("lists the commands when the palette opens again before the browser has reported that it closed", async ({
    page,
    world,
  }) => {
    await page.goto(`${consoleUrl}?world=${world.id}`);
    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox", { name: "Search commands" });
    await search.fill("show journal");
    await search.evaluate((field) => {
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
    });
    await expect(page.getByRole("tab", { name: "Journal", selected: true })).toBeVisible();
    await search.fill("show clock");
    await expect(page.getByRole("listbox").getByRole("option")).toHaveText([`Show clock of ${world.id}`]);
  });
});

async function runCommand(page: Page, search: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search commands" }).fill(search);
  await page.keyboard.press("Enter");
}

/** Runs axe at the narrowest supported width in the dark theme, and on a desktop in the light one. */
async function expectAccessibleAtWidths(page: Page): Promise<void> {
  for (const { colorScheme, width } of [
    { colorScheme: "dark", width: 768 },
    { colorScheme: "light", width: 1280 },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
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
