import { screens } from "./screens/screens.ts";
import { now, showWhole, visitScreen } from "./screens/visitScreen.ts";
import { tagOf } from "./support/countries.ts";
import { lengthen, serveLongerTexts } from "./support/longerTexts.ts";
import { expectPicture } from "./support/pictures.ts";
import { spoiltTexts } from "./support/spoiltTexts.ts";
import { messagesOf, textsIn } from "./support/texts.ts";
import { expect, test } from "./support/world.ts";

const locale = "en-GB";
const t = textsIn(locale, lengthen(messagesOf(locale)));

for (const screen of screens) {
  const { name, persona, scenario = "standing", parameters = {}, changing } = screen;
  test.describe(`With texts two fifths longer, the screen ${name}`, { tag: tagOf({ country: "GB" }) }, () => {
    test.use({ now, persona, scenario, parameters });

    test("has room for them on the narrowest phone [R9.13]", async ({ page, context, world, problems }) => {
      await serveLongerTexts(context, locale);
      await visitScreen(screen, { page, t, world }, problems);
      const seen = await showWhole(page, 320);
      expect.soft(await spoiltTexts(page)).toEqual([]);
      await expectPicture(seen, `longer-${name}`, changing?.(page));
    });
  });
}
