import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOnly } from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Selection {
  /** A selector; by default the dialog if one is open, since nothing below it can be used, else the page. */
  part?: string;
  /** Default: all rules of WCAG 2.2 up to AA. */
  rules?: string[];
}

/** Runs axe; a violation fails the test. */
export async function expectAccessible(page: Page, { part, rules }: Selection = {}): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource);
  const runOnly: RunOnly = rules ? { type: "rule", values: rules } : { type: "tag", values: tags };
  const results = await page.evaluate(runAxe, { part, runOnly });
  const found = results?.violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
  // A single rule may find nothing to check.
  if (!rules) expect(results?.passes.length, "rules that axe could check").toBeGreaterThan(5);
}

/** Runs in the page. */
function runAxe({ part, runOnly }: { part: string | undefined; runOnly: RunOnly }) {
  const dialog = document.querySelector("dialog[open]");
  return window.axe?.run(part ?? dialog ?? document, {
    runOnly,
    // Details of passed rules are large; style sheets are loaded for experimental rules only.
    resultTypes: ["violations"],
    preload: false,
  });
}
