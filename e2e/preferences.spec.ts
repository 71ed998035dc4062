import type { Page } from "@playwright/test";
import { screens } from "./screens/screens.ts";
import { now, showWhole, visitScreen } from "./screens/visitScreen.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { oneCountry } from "./support/countries.ts";
import { expectPicture } from "./support/pictures.ts";
import { spoiltTexts } from "./support/spoiltTexts.ts";
import { expect, test } from "./support/world.ts";

const shown = ["introduction", "overview", "project", "registration-problems", "window", "faq", "feedback"];

for (const screen of screens.filter(({ name }) => shown.includes(name))) {
  const { name, persona, scenario = "standing", parameters = {} } = screen;
  test.describe(`A visitor of the screen ${name}`, oneCountry, () => {
    test.use({ now, persona, scenario, parameters });

    test("can space its texts out, and choose colours for all pages [R9.13]", async ({
      page,
      t,
      world,
      problems,
    }) => {
      await visitScreen(screen, { page, t, world }, problems);
      const seen = await test.step("the text spacing of WCAG 1.4.12", async () => {
        await spaceOut(page);
        const whole = await showWhole(page, 390);
        expect.soft(await spoiltTexts(page)).toEqual([]);
        return whole;
      });
      await test.step("forced colours", async () => {
        await page.emulateMedia({ forcedColors: "active" });
        await expectAccessible(page);
        await expectPicture(seen, `forced-colours-${name}`);
      });
    });
  });
}

test.describe("A visitor who prints an offer", oneCountry, () => {
  test.use({ now, persona: "clara", scenario: "severalRequests" });

  test("gets the project without what is only good on a screen [R2.24]", async ({
    page,
    t,
    world,
    problems,
  }) => {
    const project = screens.find(({ name }) => name === "project");
    if (!project) throw new Error("There is no screen of a project.");
    await visitScreen(project, { page, t, world }, problems);
    await page.emulateMedia({ media: "print" });
    // A sheet of A4 between its margins.
    const seen = await showWhole(page, 718);
    await expectPicture(seen, "project-print");
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("banner")).toBeHidden();
  });
});

test.describe("A visitor who wants no motion", oneCountry, () => {
  test("sees nothing move", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const moving = () =>
      page.evaluate(async () => {
        // What a screen brings with it begins with its next frame.
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        return document.getAnimations().filter((it) => Number(it.effect?.getComputedTiming().duration) > 1)
          .length;
      });
    expect(await moving()).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(moving, "for others the sun rises").toBeGreaterThan(0);
  });
});

/** Gives letters, words, lines and paragraphs the room that WCAG lets visitors ask for. */
function spaceOut(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}
