import { oneCountry } from "../support/config/countries.ts";
import { expect, test } from "../support/fixtures/test.ts";
import { compareReferencePicture } from "../support/visual/referencePicture.ts";

test(
  "The browser draws letters and shapes as in the committed reference picture",
  oneCountry,
  async ({ browser }) => {
    const difference = await compareReferencePicture(browser);
    expect(
      difference,
      `${browser.browserType().name()} ${browser.version()} draws differently from the browser of the committed screenshots, so no screenshot was compared. Use the browser that "npm run setup" installs, or take the screenshots again with "npm run e2e -- visual --update-snapshots=all".`,
    ).toBeUndefined();
  },
);
