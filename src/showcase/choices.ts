import { type Locale, locales } from "../countries.ts";
import { knownLocale } from "../i18n/chooseLocale.ts";

/** What a developer chooses for all specimens, as the address keeps it. */
export interface Choices {
  locale: Locale;
  theme: (typeof choosable.theme)[number];
  width: (typeof choosable.width)[number];
}

/** What there is to choose from; the first is what an address without the parameter means. */
export const choosable = {
  locale: ["de-DE", ...locales.filter((locale) => locale !== "de-DE")],
  theme: ["system", "light", "dark"],
  width: ["full", "320", "767", "1023"],
} as const satisfies Record<string, readonly string[]>;

/** The marker of a page without its bar: what stands in a frame. */
const bareMarker = "bare";

export function readChoices(search: string): Choices {
  const query = new URLSearchParams(search);
  return {
    locale: knownLocale(query.get("locale")) ?? choosable.locale[0],
    theme: choosable.theme.find((theme) => theme === query.get("theme")) ?? choosable.theme[0],
    width: choosable.width.find((width) => width === query.get("width")) ?? choosable.width[0],
  };
}

export function isBare(search: string): boolean {
  return new URLSearchParams(search).has(bareMarker);
}

/** The query that says these choices. */
export function queryOf(choices: Choices): string {
  return `?${new URLSearchParams({ ...choices })}`;
}

/** The query of the page that stands in a frame. */
export function bareQueryOf({ locale, theme }: Choices): string {
  return `?${bareMarker}&${new URLSearchParams({ locale, theme })}`;
}
