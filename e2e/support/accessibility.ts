import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import type { Country } from "../../src/api/generated/main/graphql.ts";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Runs axe on what is shown now, or on one part of it; a violation of WCAG 2.2 up to AA fails the test. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).include(part).withTags(levels).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
  expect(passes.length, "rules that axe could check").toBeGreaterThan(5);
}

/**
 * The same for journeys that are made in every country: in one of them. axe looks at structure and colours, which are the
 * same everywhere.
 */
export async function expectAccessibleOnce(page: Page, country: Country): Promise<void> {
  if (country === "DE") await expectAccessible(page);
}
