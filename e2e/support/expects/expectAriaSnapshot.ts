import { expect, type Page } from "@playwright/test";

/**
 * Compares the accessibility tree of a screen (roles, names, states and levels in order) with the committed file. It takes the
 * dialog if one is open, else the main landmark, or the whole page with header and navigation.
 */
export async function expectAriaSnapshot(page: Page, name: string, { isWhole = false } = {}): Promise<void> {
  const dialog = page.getByRole("dialog").filter({ visible: true });
  const part = page.locator(isWhole ? "body" : "main");
  // The list of toasts loads after everything else.
  if (isWhole) await expect(page.locator("#root > section")).toBeAttached();
  const target = (await dialog.count()) > 0 ? dialog : part;
  const snapshot = await target.ariaSnapshot();
  expect.soft(withoutUrls(snapshot)).toMatchSnapshot([name.split("-")[0] ?? name, `${name}.yml`]);
}

/** Other tests check links. URLs of files have a new signature each time, and the ports depend on the run. */
function withoutUrls(snapshot: string): string {
  const text = snapshot.replaceAll(/^ *- \/url: .*\n?/gm, "").replaceAll(/(\.localhost):\d+/g, "$1");
  return `${text.trimEnd()}\n`;
}
