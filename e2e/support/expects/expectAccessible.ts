import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { Country } from "../../../src/api/generated/main.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Runs axe on the page, or on one part of it; a violation of WCAG 2.2 up to AA fails the test. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const results = await page.evaluate(runAxe, { part, tags });
  const found = results?.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
  expect(results?.passes.length, "rules that axe could check").toBeGreaterThan(5);
}

/** For journeys in every country: structure and colours, which axe checks, are the same in all of them. */
export async function expectAccessibleInGermany(page: Page, country: Country): Promise<void> {
  if (country === "DE") await expectAccessible(page);
}

/** Runs in the page. */
function runAxe({ part, tags: values }: { part: string; tags: string[] }) {
  return window.axe?.run(part, {
    runOnly: { type: "tag", values },
    // Details of passed rules are large; style sheets are loaded for experimental rules only.
    resultTypes: ["violations"],
    preload: false,
  });
}
