import type { Page } from "@playwright/test";
import { waitForNetworkNotices } from "../support/browser/goOffline.ts";
import { oneCountry } from "../support/config/countries.ts";
import { expectAccessible } from "../support/expects/expectAccessible.ts";
import { expectAriaSnapshot } from "../support/expects/expectAriaSnapshot.ts";
import { expectValidHtml } from "../support/expects/expectValidHtml.ts";
import { ignoredConsoleErrors } from "../support/faults/ignoredConsoleErrors.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { TestWorld } from "../support/fixtures/testWorld.ts";
import { expectScreenshot } from "../support/visual/expectScreenshot.ts";
import { findClippedText } from "../support/visual/findClippedText.ts";
import { applyPseudoLocale } from "../support/visual/pseudoLocale.ts";
import { fitViewport, freezeDate, hideTimedTexts, now, openScreen } from "./screens/openScreen.ts";
import type { Screen } from "./screens/screen.ts";
import { groupByVisit, screens } from "./screens/screens.ts";

const desktop = { device: "desktop", width: 1280, colorScheme: "light" } as const;
const phone = { device: "phone", width: 390, colorScheme: "dark" } as const;

const narrowestPhone = 320;

/** Safari 16.0 lays out the content of a grid several times at each level: with ten, the project page froze for a minute. */
const maxNestedGrids = 7;

/** The first and last width of each kind of device. The narrowest comes last, since the test then lengthens the texts. */
const breakpoints = [1920, 1400, 1399, 1200, 1199, 1024, 1023, 768, 767, narrowestPhone];

/** The screens that are also tested at all breakpoints, with spaced text and with contrast in forced colours. */
const mainScreens = [
  "introduction",
  "overview",
  "project",
  "registration-problems",
  "window",
  "faq",
  "feedback",
];

/** Screens with many statuses or with errors in a form: forced colours replace the colours that tell these apart. */
const forcedColorScreens = ["overview", "registration-problems"];

/** The screens whose ARIA snapshot includes header, navigation and footer: one of visitors, one of customers. */
const screensWithFrame = ["introduction", "overview"];

for (const [screenName, states] of Object.entries(screens)) {
  test.describe(`Screen ${screenName}`, oneCountry, () => {
    // One page serves all screens, and one visit serves all looks of a screen: theme, width and texts change in place.
    test("is valid HTML, matches its ARIA snapshots, screenshots and WCAG in both themes, and has room for longer texts", async ({
      page,
      country,
      t,
      browserErrors,
    }, testInfo) => {
      test.setTimeout(states.length * 30_000);
      browserErrors.ignore(...ignoredConsoleErrors);
      await freezeDate(page, now);
      await hideTimedTexts(page);
      for (const { visit, screens: visitScreens } of groupByVisit(states)) {
        const { persona, scenario = "standing", parameters = {} } = visit;
        const world = await TestWorld.create({ country, scenario, parameters, now });
        // Leaves the page of the visit before, which would sign out when the storage changes.
        await page.context().setOffline(false);
        if (page.url() !== "about:blank") await page.evaluate(() => sessionStorage.clear());
        await page.goto("about:blank");
        await page.context().setStorageState(await world.storageState(persona));
        const errorCount = testInfo.errors.length;
        try {
          for (const screen of visitScreens) {
            await test.step(screen.name, async () => {
              await openScreen(screen, { page, t, world });
              await checkScreen(page, screen);
            });
          }
        } catch (error) {
          await world.attach(testInfo);
          throw error;
        }
        if (testInfo.errors.length > errorCount) await world.attach(testInfo);
        await world.delete();
      }
    });
  });
}

async function checkScreen(page: Page, { name, fault, getMasked }: Screen): Promise<void> {
  const isMain = mainScreens.includes(name);
  await expectValidHtml(page);
  expect.soft(await findContainersInFolds(page), "Safari 16.0 draws nothing of them").toEqual([]);
  expect.soft(await countNestedGrids(page), "Safari 16.0 freezes").toBeLessThanOrEqual(maxNestedGrids);
  const isWhole = screensWithFrame.includes(name);
  if (isWhole) await waitForNetworkNotices(page);
  await expectAriaSnapshot(page, name, { isWhole });

  // Errors and skeletons look alike on every screen, so the phone's screenshot is enough.
  for (const { device, width, colorScheme } of fault ? [phone] : [desktop, phone]) {
    await test.step(`${device}, ${colorScheme} theme`, async () => {
      await page.emulateMedia({ colorScheme });
      const target = await fitViewport(page, width);
      await expectScreenshot(target, `${name}-${device}`, getMasked?.(page));
      // Both widths have the same structure, except for elements that one of them hides.
      await expectAccessible(page, isMain || device === "phone" ? {} : { rules: ["color-contrast"] });
    });
  }
  await page.emulateMedia({ colorScheme: "light" });

  if (isMain) {
    await test.step("the text spacing of WCAG 1.4.12, and forced colours", async () => {
      const restoreSpacing = await spaceText(page);
      const target = await fitViewport(page, 390);
      expect.soft(await findClippedText(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "active" });
      await expectAccessible(page, { rules: ["color-contrast"] });
      if (forcedColorScreens.includes(name)) await expectScreenshot(target, `forced-colours-${name}`);
      await page.emulateMedia({ forcedColors: "none" });
      await restoreSpacing();
    });
  }

  await test.step("no horizontal scrolling", async () => {
    for (const width of isMain ? breakpoints : [narrowestPhone]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => measureOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });

  await test.step("texts a third longer on the narrowest phone", async () => {
    const restoreTexts = await applyPseudoLocale(page);
    expect.soft(await findClippedText(page)).toEqual([]);
    await restoreTexts();
  });
}

/** The class names of size containers in disclosures, which Safari 16.0 does not render. */
function findContainersInFolds(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("details *")]
      .filter((element) => getComputedStyle(element).containerType !== "normal")
      .map((element) => element.className.toString()),
  );
}

/** The largest number of grids inside each other, from the page down to an element. */
function countNestedGrids(page: Page): Promise<number> {
  return page.evaluate(() => {
    const count = (element: Element, depth: number): number => {
      const ownDepth = depth + Number(getComputedStyle(element).display.endsWith("grid"));
      return Math.max(ownDepth, ...Array.from(element.children, (child) => count(child, ownDepth)));
    };
    return count(document.body, 0);
  });
}

/** The difference in pixels between the page's width and the window's. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Spaces letters, words, lines and paragraphs as far as WCAG allows visitors to. Returns a function that stops it. */
async function spaceText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () => sheet.evaluate((it) => it.replaceSync(""));
}
