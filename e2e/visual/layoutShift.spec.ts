import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { settle } from "./screens/openScreen.ts";

/** What browsers' own tools call good is 0.1: a tenth of it cannot be noticed. */
const maxShift = 0.01;

const screens = [
  { name: "overview", persona: "clara", scenario: "severalRequests", path: "/overview" },
  { name: "project", persona: "clara", scenario: "severalRequests", path: "/project/project-1" },
  { name: "window", persona: "dario", scenario: "windows", path: "/window/window-1" },
] as const;

for (const { name, persona, scenario, path } of screens) {
  for (const width of [390, 1280]) {
    test.describe(`Screen ${name}, ${width} px wide`, oneCountry, () => {
      test.use({ persona, scenario, viewport: { width, height: 844 } });

      test("does not move while its data load from slow services", async ({ page, world }) => {
        await world.delayResponses(1500);
        await page.addInitScript(() => {
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) layoutShifts.push(Reflect.get(entry, "value"));
          });
          const layoutShifts: number[] = [];
          Object.assign(window, { layoutShifts });
          observer.observe({ type: "layout-shift", buffered: true });
        });
        await settle(page, async () => {
          await page.goto(path);
          // The last one to load.
          await expect(page.getByRole("main").locator("img").first()).toBeVisible();
        });
        const shifts: number[] = await page.evaluate(() => Reflect.get(window, "layoutShifts"));
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(maxShift);
      });
    });
  }
}
