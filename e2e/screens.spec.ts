import { screens } from "./screens/screens.ts";
import { now, showWhole, visitScreen } from "./screens/visitScreen.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { oneCountry } from "./support/countries.ts";
import { expectPicture } from "./support/pictures.ts";
import { expect, test } from "./support/world.ts";

const looks = [
  { device: "desktop", width: 1280, colorScheme: "light" },
  { device: "phone", width: 390, colorScheme: "dark" },
] as const;

for (const screen of screens) {
  const { name, persona, scenario = "standing", parameters = {}, changing } = screen;
  test.describe(`The screen ${name}`, oneCountry, () => {
    test.use({ now, persona, scenario, parameters });

    test("looks right and can be used by everybody, by day and night [R9.13]", async ({
      page,
      t,
      world,
      problems,
    }) => {
      test.slow();
      await visitScreen(screen, { page, t, world }, problems);
      for (const { device, width, colorScheme } of looks) {
        await page.emulateMedia({ colorScheme });
        const seen = await showWhole(page, width);
        await expectPicture(seen, `${name}-${device}`, changing?.(page));
        await expectAccessible(page);
      }
      const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await overhang(), "nothing scrolls sideways").toBeLessThanOrEqual(0);
    });
  });
}
