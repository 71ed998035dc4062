import type { Preview } from "@storybook/react-vite";
import { configure, expect, spyOn } from "storybook/test";
import type { Country } from "#locales.ts";
import { changeLocale, loadAllMessages } from "../src/i18n/locale/activeLocale.ts";
import { parseLocale } from "../src/i18n/locale/resolveLocale.ts";
import { countryLocales, type Locale, locales } from "../src/locales.ts";
import { StoryProviders } from "./StoryProviders.tsx";
import "../src/ui/theme/base.css";

// Smooth scrolling alone takes most of the default second, and more on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const defaultLocale = "en";
const countries = Object.keys(countryLocales) as Country[];

const preview: Preview = {
  globalTypes: {
    locale: {
      description: "Locale of the messages; the configuration is that of a country with this locale",
      toolbar: { icon: "globe", items: [...locales], dynamicTitle: true },
    },
    theme: {
      description: "Theme",
      toolbar: { icon: "mirror", items: ["light", "dark"], dynamicTitle: true },
    },
  },
  initialGlobals: { locale: defaultLocale, theme: "light" },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disabled: true },
  },
  loaders: [
    async ({ globals }) => {
      document.documentElement.classList.add("brand-font");
      document.documentElement.style.colorScheme = globals["theme"];
      await changeLocale(getLocale(globals));
      await loadAllMessages();
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const country = findCountry(getLocale(globals));
      return (
        <StoryProviders key={country} country={country}>
          <Story />
        </StoryProviders>
      );
    },
  ],
  beforeEach: (context) => {
    context["consoleError"] = spyOn(console, "error");
  },
  afterEach: ({ consoleError }) => {
    // Console errors include React's warnings and missing messages.
    expect(consoleError).not.toHaveBeenCalled();
  },
};

export default preview;

function getLocale(globals: Record<string, unknown>): Locale {
  return parseLocale(String(globals["locale"])) ?? defaultLocale;
}

/** A country with the locale, or at least with its language. */
function findCountry(locale: Locale): Country {
  const hasLocale = (test: (countryLocale: Locale) => boolean) =>
    countries.find((country) => countryLocales[country].some(test));
  return hasLocale((it) => it === locale) ?? hasLocale((it) => it.startsWith(`${locale}-`)) ?? "DE";
}
