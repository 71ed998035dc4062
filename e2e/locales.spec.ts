import type { Country } from "../src/api/generated/main/graphql.ts";
import { countryLocales } from "../src/countries.ts";
import { screens } from "./screens/screens.ts";
import { now, showWhole, visitScreen } from "./screens/visitScreen.ts";
import { projectCountries, tagOf } from "./support/countries.ts";
import { expectPicture } from "./support/pictures.ts";
import { portalHost } from "./support/ports.ts";
import { textsIn } from "./support/texts.ts";
import { test } from "./support/world.ts";

/** The screens on which homeowners spend their time. */
const shown = ["overview", "project", "window", "registration", "faq", "feedback"];

for (const { country } of projectCountries) {
  for (const locale of countryLocales[country]) {
    for (const screen of screensOf(country)) {
      const { name, persona, scenario = "standing", parameters = {} } = screen;
      test.describe(`In ${locale} the screen ${name}`, { tag: tagOf({ country }) }, () => {
        test.use({ now, persona, scenario, parameters });
        const t = textsIn(locale);

        test("speaks the visitor's language [R9.3]", async ({ page, context, world, problems }) => {
          await context.addCookies([{ name: "locale", value: locale, url: `http://${portalHost(country)}` }]);
          await visitScreen(screen, { page, t, world }, problems);
          const seen = await showWhole(page, 768);
          await expectPicture(seen, `${locale}-${name}`);
        });
      });
    }
  }
}

/** Where windows cannot be registered, the page says so. */
function screensOf(country: Country) {
  const names = shown.map((name) =>
    name === "registration" && country === "IE" ? "registration-unavailable" : name,
  );
  return screens.filter(({ name }) => names.includes(name));
}
