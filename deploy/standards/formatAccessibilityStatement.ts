import { countryLocales, locales } from "../../src/countries.ts";
import type { Standard } from "./standard.ts";

/** The accessibility statement of the portal in Markdown, by what is tested of WCAG 2.2. */
export function formatAccessibilityStatement({ standard, items }: Standard): string {
  const count = Object.values(standard).flat().length;
  const byHand = items.filter((item) => "reason" in item && item.reason.includes("By hand"));
  const tested = items.filter((item) => "tests" in item);
  const tests = new Set(tested.flatMap((item) => ("tests" in item ? item.tests : [])));
  const absent = items.length - tested.length - byHand.length;
  const countries = Object.keys(countryLocales).length;
  return [
    "# Accessibility of the customer portal",
    "",
    `The portal is built to meet the ${count} success criteria of WCAG 2.2, levels A and AA, in ${countries} countries and ${locales.length} locales, and with it EN 301 549.`,
    "",
    `- ${tested.length} criteria are tested with each change, by ${tests.size} tests.`,
    `- ${absent} are met because the portal has nothing of the kind, such as videos or gestures.`,
    `- ${byHand.length} are checked by hand when texts, pictures or animations change: ${byHand.map(({ id }) => id).join(", ")}.`,
    "",
    "Not covered: pages of the sign-in provider, of the configurator and of other sites, and files that installers upload.",
    "",
    "Whoever meets a barrier reaches the customer service as the help page says.",
  ].join("\n");
}
