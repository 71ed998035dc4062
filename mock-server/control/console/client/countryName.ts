const names = new Intl.DisplayNames(["en"], { type: "region" });

/** The English name of a country. */
export function getCountryName(country: string): string {
  return names.of(country) ?? country;
}
