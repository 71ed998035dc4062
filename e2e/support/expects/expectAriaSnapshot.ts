import { expect, type Page } from "@playwright/test";

/**
 * Compares what assistive technologies get of a screen, roles, names, states and levels in order, with the committed file: of the dialog if one is open, else of the main landmark, or of the whole page with header and navigation.
 */
export async function expectAriaSnapshot(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ visible: true });
  const part = page.locator(isWhole ? "body" : "main");
  const target = (await dialog.count()) > 0 ? dialog : part;
  const snapshot = await target.ariaSnapshot();
  expect
    .soft(withoutUrls(snapshot).replaceAll(/(\.localhost):\d+/g, "$1"))
    .toMatchSnapshot([getArea(name), `${name}.yml`]);
}

/** The first word of a screen's name: a folder each. */
function getArea(name: string): string {
  return name.split("-")[0] ?? name;
}

/** Links are tested elsewhere, and those to files are signed anew each time. */
function withoutUrls(snapshot: string): string {
  return `${snapshot.replaceAll(/^ *- \/url: .*\n?/gm, "").trimEnd()}\n`;
}
