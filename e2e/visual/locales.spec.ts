import { requestStatuses } from "../../mock-server/rules/requestStatuses.ts";
import type { Country } from "../../src/api/generated/main.ts";
import { countryLocales } from "../../src/countries.ts";
import { getCountryTag, projectCountries } from "../support/config/countries.ts";
import { portalHost } from "../support/config/ports.ts";
import { test } from "../support/fixtures/test.ts";
import { createTranslate, type MessageId } from "../support/fixtures/texts.ts";
import { expectScreenshot } from "../support/visual/expectScreenshot.ts";
import { fitViewport, freezeDate, navigateToScreen, now, openScreen } from "./screens/openScreen.ts";
import { expectHeading, type Screen } from "./screens/screen.ts";

/** Anna's project with an offer and files. */
const projectId = `project-${requestStatuses.indexOf("OFFER_ACCEPTED") + 1}`;

for (const { country } of projectCountries) {
  for (const locale of countryLocales[country]) {
    test.describe(`Screens in ${locale}`, { tag: getCountryTag(country) }, () => {
      test.use({ now, persona: "anna" });

      test("match their screenshots", { tag: "@R9.3" }, async ({ page, context, world }) => {
        test.slow();
        const screenContext = { page, t: createTranslate(locale), world };
        await context.addCookies([{ name: "locale", value: locale, url: `http://${portalHost(country)}` }]);
        await freezeDate(page, now);
        for (const [index, screen] of getScreens(country).entries()) {
          await test.step(screen.name, async () => {
            if (index === 0) await openScreen(screen, screenContext);
            else await navigateToScreen(screen, screenContext);
            const target = await fitViewport(page, 768);
            await expectScreenshot(target, `${locale}-${screen.name}`);
          });
        }
      });
    });
  }
}

/** The screens on which homeowners spend their time, each with a heading that it has when it is complete. */
function getScreens(country: Country): Screen[] {
  const isRegistrationAvailable = country !== "IE";
  return [
    createScreen("overview", "/overview", "registeredWindows.title"),
    createScreen("project", `/project/${projectId}`, "page.project.files.title"),
    isRegistrationAvailable
      ? createScreen("registration", `/window-registration/${projectId}`, "page.windowRegistration.title")
      : createScreen(
          "registration-unavailable",
          "/window-registration",
          "page.windowRegistration.unavailable.title",
        ),
    createScreen("faq", "/faq", "page.faq.links"),
  ];
}

function createScreen(name: string, path: string, heading: MessageId): Screen {
  return { name, path, reach: (context) => expectHeading(context, heading) };
}
