import type { Page } from "@playwright/test";
import { oneCountry } from "../support/config/countries.ts";
import { backendOrigin, portalHost } from "../support/config/ports.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expect, test } from "../support/fixtures/test.ts";

const prefix = "/@mock";

test.describe("Toolbar of the mock server", oneCountry, () => {
  // The production build's policy blocks the toolbar, which only the development server adds.
  test.use({ persona: "anna", bypassCSP: true });

  test("shows and changes the world with the keyboard, without leaving the screen", async ({
    page,
    world,
  }) => {
    await addToolbar(page);
    await page.goto("/overview");
    const toolbar = page.getByRole("complementary", { name: "Mock backend" });
    const toggle = toolbar.getByRole("button", { name: /^Mock backend/ });
    await expect(toggle).toContainText("anna");

    await test.step("Alt+M opens it, and Tab reaches its controls", async () => {
      await page.keyboard.press("Alt+m");
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      const worlds = toolbar.getByRole("combobox", { name: "World", exact: true });
      // The panel opens after the button says so.
      await expect(worlds).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(worlds).toBeFocused();
    });

    await test.step("clock and faults change", async () => {
      const freeze = toolbar.getByRole("button", { name: "Freeze" });
      // `press` does not wait for the button, which is disabled until the toolbar has read the clock.
      await expect(freeze).toBeEnabled();
      await freeze.press("Enter");
      await expect(toolbar.getByText("frozen", { exact: true })).toBeVisible();
      await toolbar.getByRole("button", { name: "Slow responses" }).press("Enter");
      await expect(toggle).toContainText("1 fault");
      await toolbar.getByRole("button", { name: "Remove fault-1" }).press("Enter");
      await expect(toggle).not.toContainText("fault");
    });

    await test.step("it covers no part of the portal", async () => {
      const bottom = await toggle.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page.locator("#root").evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bottom);
    });

    await test.step("it is accessible on a phone and on a desktop", async () => {
      await toolbar.getByText("New world", { exact: true }).press("Enter");
      await expect(toolbar.getByRole("form")).toBeVisible();
      for (const { colorScheme, width } of [
        { colorScheme: "dark", width: 390 },
        { colorScheme: "light", width: 1280 },
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, { part: "mock-toolbar" });
      }
    });

    await test.step("Escape closes it and returns the focus", async () => {
      await page.keyboard.press("Escape");
      await expect(toggle).toHaveAttribute("aria-expanded", "false");
      await expect(toggle).toBeFocused();
    });

    await test.step("another persona is signed in on the same screen", async () => {
      await toggle.press("Enter");
      await toolbar.getByRole("combobox", { name: "Persona", exact: true }).selectOption("clara");
      await expect(toggle).toContainText("clara");
      await expect(page).toHaveURL(`http://${portalHost(world.country)}/overview`);
    });
  });
});

/** Adds the toolbar as `npm start` does. */
async function addToolbar(page: Page): Promise<void> {
  await page.route(`**${prefix}/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(/^.*\/@mock/, backendOrigin);
    // Playwright leaves out `Sec-Fetch-Site`, by which the control API recognises the portal's own requests.
    const headers = { ...(await request.allHeaders()), "sec-fetch-site": "same-origin" };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  await page.addInitScript((src) => {
    // The sign-in provider's pages get no toolbar.
    if (location.hostname === "localhost") return;
    addEventListener("DOMContentLoaded", () => {
      document.body.append(Object.assign(document.createElement("script"), { type: "module", src }));
    });
  }, `${prefix}/toolbar.js`);
}
