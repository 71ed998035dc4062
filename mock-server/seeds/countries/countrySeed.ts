import type { Country, Salutation } from "../../generated/mainApi.ts";
import type { ContentLanguage } from "../content/contentLanguage.ts";

/** All differences between the worlds of countries. */
export interface CountrySeed extends CountryData {
  country: Country;
  defaultLocale: string;
  /** Languages of campaign texts, the main one first. */
  contentLanguages: readonly ContentLanguage[];
  vatRate: number;
}

/** What only the mock backend knows of a country. */
export interface CountryData {
  switches: CountrySwitches;
  /** Typical net prices in the currency of the country. */
  netPrices: {
    window: number;
    blind: number;
    flashing: number;
    installationPerWindow: number;
    hourlyWage: number;
  };
  people: Record<PersonaName, PersonSeed>;
  /** Real streets with their post codes, at least 24. */
  addresses: readonly AddressSeed[];
  /** International format, at least 12. Numbers that are reserved for fiction where the country has such. */
  phoneNumbers: readonly string[];
  /** At least 6. */
  installers: readonly InstallerSeed[];
}

export type PersonaName = "anna" | "ben" | "clara" | "dario";

export interface CountrySwitches {
  /** False if `/graphql` of the main API serves the registration operations. */
  ownRegistrationService: boolean;
  windowRegistrationEnabled: boolean;
  alternativeInstallationFlow: boolean;
  vProEnabled: boolean;
  tagManagerId: string | null;
}

export interface PersonSeed {
  salutation: Salutation;
  firstName: string;
  lastName: string;
}

export interface AddressSeed {
  street: string;
  houseNumber: string;
  postCode: string;
  city: string;
  /** In GB and IE only. */
  county?: string;
}

export interface InstallerSeed extends AddressSeed {
  name: string;
  phone: string;
  /** With a domain below `.example`. */
  email: string;
  isPremium: boolean;
  isExpert: boolean;
}
