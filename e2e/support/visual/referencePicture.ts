import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, expect } from "@playwright/test";

const font = createRequire(import.meta.url).resolve(
  "@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2",
);

/** Letters, edges, shadows and colours, but nothing of the portal, which changes. */
const html = `<!doctype html>
<style>
  @font-face { font-family: Reference; src: url(data:font/woff2;base64,${readFileSync(font, "base64")}); font-weight: 100 900 }
  body { margin: 24px; width: 560px; font: 17px/1.6 Reference; color: #14233b; background: #fbf9f4 }
  h1 { font-weight: 360; font-size: 40px; margin: 0 }
  div { padding: 16px; border: 1px solid #868a94; border-radius: 20px; box-shadow: 0 8px 24px -12px #14233b66 }
</style>
<h1>Dachfenster, fenêtre, ikkuna</h1>
<div>Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. <b>0123456789</b></div>
<svg width="560" height="60"><circle cx="30" cy="30" r="25" fill="#ffc83d" /><path d="M80 50 140 10l40 40z" fill="#1d4f91" /></svg>`;

let comparison: Promise<string | undefined> | undefined;

/**
 * Compares a picture that does not depend on the portal with the committed one, once per worker. Resolves with the difference
 * if this browser draws differently from the browser that took the screenshots: then screenshots cannot be compared.
 */
export function compareReferencePicture(browser: Browser): Promise<string | undefined> {
  comparison ??= compare(browser);
  return comparison;
}

async function compare(browser: Browser): Promise<string | undefined> {
  const page = await browser.newPage({ viewport: { width: 608, height: 320 } });
  try {
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await expect(page).toHaveScreenshot("reference.png");
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await page.close();
  }
}
