import type { Page } from "@playwright/test";

/** Navigates to a path as links in the portal do, without loading the portal again. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, "", target);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
