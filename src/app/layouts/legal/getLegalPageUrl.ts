import { type Country, getLanguage } from "#locales.ts";
import { type LegalPage, operatorSettings } from "#operatorSettings.ts";

/** The URL of a legal page of a country. If the country has several languages, the page has the locale's language. */
export function getLegalPageUrl(page: LegalPage, country: Country, locale: string): string {
  return operatorSettings[country].legalPages[page].replaceAll("{language}", getLanguage(locale));
}
