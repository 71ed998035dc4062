import type { Locator, Page } from "@playwright/test";

export function getSection(page: Page, heading: string): Locator {
  return page.getByRole("heading", { name: heading, exact: true }).locator("xpath=ancestor::section[1]");
}
