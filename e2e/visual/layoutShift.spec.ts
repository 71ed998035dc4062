import { urls } from "#testing/samples/urls.ts";
import { readLayoutShifts, recordLayoutShifts } from "../support/browser/layoutShifts.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { settle } from "./screens/openScreen.ts";

/** What browsers' own tools call good is 0.1: a tenth of it cannot be noticed. */
const maxShift = 0.01;

const widths = [390, 1280];

const screens = [
  { name: "overview", persona: "clara", scenario: "severalRequests", path: "/overview" },
  { name: "project", persona: "clara", scenario: "severalRequests", path: urls.project },
  { name: "window", persona: "dario", scenario: "windows", path: urls.window },
] as const;

for (const { name, persona, scenario, path } of screens) {
  test.describe(`Screen ${name}`, oneCountry, () => {
    test.use({ persona, scenario });

    test("does not move on phone and desktop while its data load from slow services", async ({
      context,
      world,
    }) => {
      await world.delayResponses(1500);
      await recordLayoutShifts(context);
      // At the same time, since the services take most of it.
      const shifts = await Promise.all(
        widths.map(async (width) => {
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 844 });
          await settle(page, async () => {
            await page.goto(path);
            // The last one to load.
            await expect(
              page.getByRole("main").locator("img").filter({ visible: true }).first(),
            ).toBeVisible();
          });
          return (await readLayoutShifts(page)).reduce((sum, shift) => sum + shift, 0);
        }),
      );
      for (const shift of shifts) expect(shift).toBeLessThanOrEqual(maxShift);
    });
  });
}
