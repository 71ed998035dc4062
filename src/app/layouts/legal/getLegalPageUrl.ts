import { type Country, getLanguage } from "#locales.ts";
import { type LegalPage, operatorSettings } from "#operatorSettings.ts";

/** The URL of a legal page of a country, in the language of the locale where the country has several. */
export function getLegalPageUrl(page: LegalPage, country: Country, locale: string): string {
  return operatorSettings[country].legalPages[page].replaceAll("{language}", getLanguage(locale));
}
