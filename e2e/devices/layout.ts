import type { Locator, Page } from "@playwright/test";

/** The elements that make the page wider than its window. */
export function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("main *, header *, footer *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth,
    );
    return wide.map((element) => `${element.localName} ${element.textContent.slice(0, 40)}`);
  });
}

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/**
 * Finds controls that the insets of a display cover: at the sides anywhere, above at the start of the page or dialog, below at
 * its end.
 */
export async function findControlsOutside(page: Page, insets: Insets): Promise<string[]> {
  const atStart = await page.evaluate(findControls, { insets, isAtStart: true });
  const atEnd = await page.evaluate(findControls, { insets, isAtStart: false });
  return [...atStart, ...atEnd];
}

/** Runs in the page. */
function findControls({ insets, isAtStart }: { insets: Insets; isAtStart: boolean }): string[] {
  const dialog = document.querySelector("dialog[open]");
  for (const scroller of [document.documentElement, dialog]) scroller?.scrollTo(0, isAtStart ? 0 : 1e6);
  const controls = (dialog ?? document.body).querySelectorAll("a, button, input, select, textarea");
  return [...controls]
    .filter((control) => {
      const { top, right, bottom, left, width } = control.getBoundingClientRect();
      if (!control.checkVisibility() || bottom <= 0 || top >= innerHeight || width <= 1) return false;
      // Half a pixel is rounding.
      const isClear = isAtStart ? top >= insets.top - 0.5 : bottom <= innerHeight - insets.bottom + 0.5;
      // Quiet buttons have their padding beyond the edge of the text.
      const { paddingLeft, paddingRight } = getComputedStyle(control);
      const isBetween =
        left + Number.parseFloat(paddingLeft) >= insets.left &&
        right - Number.parseFloat(paddingRight) <= innerWidth - insets.right;
      return !isClear || !isBetween;
    })
    .map((control) => `${control.localName} ${control.textContent}`);
}

/** Whether all of an element is visible: in the window, and under nothing else. */
export function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => document.elementFromPoint(left + 8, y) === element);
  });
}

/** The height of the elements that stay in the window while the page scrolls. */
export function measureStickyHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const heights = [...document.querySelectorAll("body *")].map((element) => {
      const isFixed = ["fixed", "sticky"].includes(getComputedStyle(element).position);
      const { top, bottom } = element.getBoundingClientRect();
      return isFixed ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0);
  });
}
