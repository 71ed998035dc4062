import type { Country } from "../api/generated/main/graphql.ts";
import type { RuntimeConfig } from "../api/runtimeConfigQuery.ts";
import { countryLocales, type Locale } from "../countries.ts";

/** A country that speaks the locale, or at least its language. */
export function countryOf(locale: Locale): Country {
  const names: Country[] = ["DE", "AT", "CH", "GB", "IE", "NO", "SE", "DK"];
  const speaks = (suits: (spoken: Locale) => boolean) =>
    names.find((name) => countryLocales[name].some(suits));
  return speaks((spoken) => spoken === locale) ?? speaks((spoken) => spoken.startsWith(`${locale}-`)) ?? "DE";
}

/** A configuration in which the country is all that matters. */
export function sampleConfig(country: Country): RuntimeConfig {
  return {
    country,
    defaultLocale: countryLocales[country][0] ?? "de",
    domains: [],
    tagManagerId: null,
    signIn: { instance: "", tenant: "", clientId: "", policyIds: { signIn: "", resetPassword: "" } },
    registrationServiceUrl: null,
    alternativeInstallationFlow: false,
    windowRegistrationEnabled: true,
    vProEnabled: false,
  };
}
