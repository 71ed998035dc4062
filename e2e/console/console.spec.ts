import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createAccountId } from "#mock-server/world/createAccountId.ts";
import { oneCountry } from "../support/config/countries.ts";
import { backendOrigin, portalHost, ports } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

const consoleUrl = `http://localhost:${ports.backend}/`;

test.describe("Console of the mock server", oneCountry, () => {
  test("creates a world from a scenario, shows its requests, makes requests fail, and deletes the world", async ({
    page,
    browserErrors,
    world,
  }) => {
    const id = `${world.id}-console`;
    const lists = page.getByRole("navigation", { name: "Worlds and scenarios" });
    const main = page.getByRole("main");
    const tabs = page.getByRole("navigation", { name: "Parts of the world" });
    page.on("dialog", (dialog) => dialog.accept());
    await page.goto(consoleUrl);

    await test.step("worlds are grouped, and search finds a scenario", async () => {
      await expect(lists.getByRole("link", { name: "Germany" })).toBeInViewport();
      await expect(lists.getByRole("link", { name: /^standing / })).toBeInViewport();
      await expect(lists.getByText(world.id, { exact: true })).toBeHidden();
      await lists.getByText("Tests", { exact: false }).first().click();
      await expect(lists.getByRole("link", { name: new RegExp(`^${world.id} DE standing`) })).toBeVisible();
      await lists.getByRole("searchbox").fill("many projects");
      await expect(lists.getByRole("link")).toHaveText([/^huge/]);
      await lists.getByRole("link", { name: /^huge/ }).click();
    });

    await test.step("the form shows an error, and opens the portal in the new world", async () => {
      const form = page.getByRole("form", { name: "Scenario huge" });
      await form.getByLabel("World").fill(id);
      await form.getByLabel("Projects", { exact: true }).fill("many");
      browserErrors.expect(/status of 400/);
      await form.getByRole("button", { name: "Open the portal" }).click();
      await expect(form.getByRole("alert")).toContainText("projects must be a whole number");
      await expectAccessibleAtWidths(page);
      await form.getByLabel("Projects", { exact: true }).fill("3");
      const opened = page.waitForEvent("popup");
      await form.getByRole("button", { name: "Open the portal" }).click();
      const portal = await opened;
      await expect(portal).toHaveURL(`http://${portalHost("DE")}/overview`);
      await expect(portal.getByRole("main").getByRole("article")).toHaveCount(3);
      await portal.close();
    });

    await test.step("a request opens to what was sent, secrets hidden, and makes a fault", async () => {
      await lists.getByRole("searchbox").fill(id);
      await lists.getByRole("link", { name: new RegExp(`^${id}`) }).click();
      await tabs.getByRole("link", { name: "Journal" }).click();
      const row = main.getByRole("listitem").filter({ hasText: "Projects" }).first();
      await expect(row.getByRole("time")).toHaveText(/^\d\d:\d\d:\d\d$/);
      await row.locator("summary").first().click();
      await expect(row.getByRole("region", { name: "Request" })).toContainText("query Projects");
      await row.getByRole("region", { name: "Request" }).getByText("headers").click();
      await expect(row.getByText("authorization: •••")).toBeVisible();
      await expectAccessibleAtWidths(page);
      await row.getByRole("button", { name: "Add a fault for Projects" }).click();
      await expect(main.getByLabel("Operation")).toHaveValue("Projects");
      await expect(main.getByLabel("Service")).toHaveValue("main-api");
      await expect(main.getByLabel("Effect")).toBeFocused();
      await main.getByRole("button", { name: "Add fault" }).click();
      await expect(main.getByText("fault-1 was added.")).toBeVisible();
      await expectAccessibleAtWidths(page);
    });

    await test.step("the journal shows failed requests while they come", async () => {
      await tabs.getByRole("link", { name: "Journal" }).click();
      // The portal, which was closed, may have left requests without a response.
      await main.getByLabel("Filter requests").fill("projects main-api");
      await main.getByLabel("Failed only").check();
      expect(await requestMainApi(id, "query Projects { __typename }")).toBe(503);
      expect(await requestMainApi(id, "query ProjectsOfOthers { __typename }")).toBe(200);
      await expect(main.getByRole("listitem")).toHaveText([/^503.*Projects/]);
    });

    await test.step("data have names, and the clock moves", async () => {
      await tabs.getByRole("link", { name: "Data" }).click();
      await main.getByRole("button", { name: /^accounts/ }).click();
      await expect(main.getByRole("listitem").first()).toContainText(
        `${createAccountId("anna")} · anna · Anna`,
      );
      await expectAccessibleAtWidths(page);
      await tabs.getByRole("link", { name: "World" }).click();
      await main.getByRole("button", { name: "Freeze" }).click();
      await expect(main.getByText("frozen", { exact: true })).toBeVisible();
      await main.getByLabel("New time (UTC)").fill("2026-03-09T08:00:00");
      await main.getByRole("button", { name: "Set the clock" }).click();
      await expect(main.getByText("was set to 2026-03-09 08:00:00 UTC")).toBeVisible();
      await main.getByRole("button", { name: "+ 25 hours" }).click();
      await expect(main.getByRole("time")).toHaveText("2026-03-10 09:00:00 UTC");
      await expectAccessibleAtWidths(page);
    });

    await test.step("a saved world is restored beside the first, and both are deleted", async () => {
      const downloading = page.waitForEvent("download");
      await main.getByRole("link", { name: "Save as a file" }).click();
      const buffer = await readFile(await (await downloading).path());
      const file = { name: "saved.json", mimeType: "application/json", buffer };
      await lists.getByLabel("Restore a file").setInputFiles(file);
      await expect(main.getByRole("heading", { level: 2, name: `${id}-2` })).toBeVisible();
      for (const name of [`${id}-2`, id]) {
        await lists.getByRole("link", { name: new RegExp(`^${name} `) }).click();
        await main.getByRole("button", { name: "Delete" }).click();
        await expect(page.getByText(`World ${name} was deleted.`)).toBeVisible();
      }
    });

    await test.step("the lists open over the page on a phone", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(lists).toBeHidden();
      await page.getByRole("button", { name: "Worlds and scenarios" }).click();
      await expect(lists).toBeVisible();
      await expectAccessible(page);
      await lists.getByRole("searchbox").fill("norway");
      await lists.getByRole("link", { name: "Norway" }).click();
      await expect(lists).toBeHidden();
      await expect(main.getByRole("heading", { level: 2, name: "no" })).toBeVisible();
      // A country's world can be reset, but not be deleted.
      await expect(main.getByRole("button", { name: "Delete" })).toHaveCount(0);
    });
  });
});

/** Runs axe on a phone in the dark theme, and on a desktop in the light one. */
async function expectAccessibleAtWidths(page: Page): Promise<void> {
  for (const { colorScheme, width } of [
    { colorScheme: "dark", width: 390 },
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
