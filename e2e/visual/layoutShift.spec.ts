import { createAccountId } from "#mock-server/world/createAccountId.ts";
import { urls } from "#testing/samples/urls.ts";
import { readLayoutShifts, recordLayoutShifts } from "../support/browser/layoutShifts.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { settle } from "./screens/openScreen.ts";

/** Browsers' own tools call 0.1 good; nobody notices a tenth of that. */
const maxShift = 0.01;

const clara = {
  widths: [390, 1280],
  persona: "clara",
  scenario: "severalRequests",
  hasLink: false,
} as const;

/** The skeletons of these screens differ in height from their content. */
const screens = [
  { ...clara, name: "overview", path: "/overview" },
  { ...clara, name: "overview of ten projects", path: "/overview", persona: "anna", scenario: "standing" },
  {
    ...clara,
    name: "overview of archived projects",
    path: "/overview",
    persona: "anna",
    scenario: "archived",
  },
  { ...clara, name: "overview with a link to pass on", path: "/overview", scenario: "lists", hasLink: true },
  { ...clara, name: "project", path: urls.project },
  { ...clara, name: "window", path: urls.window, persona: "dario", scenario: "windows" },
  // On desktop, the contacts of installers push other content down.
  { ...clara, name: "help", path: "/faq", widths: [390] },
] as const;

const linkKey = `taglys.account.claimLink ${createAccountId("clara")} token`;
const link = { token: "token", windows: [], registeredAt: 0, isPassedOn: false };

for (const { name, path, widths, hasLink, persona, scenario } of screens) {
  test.describe(`Screen ${name}`, oneCountry, () => {
    test.use({ persona, scenario });

    test("does not move on phone and desktop while its data load from slow services", async ({
      context,
      world,
    }) => {
      await world.delayResponses(1500);
      await recordLayoutShifts(context);
      if (hasLink) {
        await context.addInitScript(
          ([key, kept]) => {
            // The blank document at the start has no storage.
            if (origin !== "null") localStorage.setItem(key, kept);
          },
          [linkKey, JSON.stringify(link)] as const,
        );
      }
      // Measures both widths at the same time, since most of the time is waiting for services.
      const shifts = await Promise.all(
        widths.map(async (width) => {
          const page = await context.newPage();
          await page.setViewportSize({ width, height: 844 });
          await settle(page, async () => {
            await page.goto(path);
            // The footer appears once nothing above it loads any more.
            await expect(page.getByRole("contentinfo")).toBeVisible();
            await expect(page.locator("html")).toContainClass("brand-font");
          });
          return (await readLayoutShifts(page)).reduce((sum, shift) => sum + shift, 0);
        }),
      );
      for (const shift of shifts) expect(shift).toBeLessThanOrEqual(maxShift);
    });
  });
}
