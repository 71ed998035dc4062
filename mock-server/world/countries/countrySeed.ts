import type { Country, Salutation } from "../../generated/mainApi.ts";
import type { ContentLanguage } from "../content/contentLanguage.ts";

/** Everything in which one country's world differs from another's. */
export interface CountrySeed {
  country: Country;
  /** Locale of `RuntimeConfig.defaultLocale`. */
  defaultLocale: string;
  /** Languages of campaign texts shown in the country, the main one first. */
  contentLanguages: readonly ContentLanguage[];
  switches: CountrySwitches;
  /** Value added tax as a share of the net price, for example 0.19. */
  vatRate: number;
  /** Prices are typical of the country and net, in its currency. */
  netPrices: {
    window: number;
    blind: number;
    flashing: number;
    installationPerWindow: number;
    hourlyWage: number;
  };
  people: Record<PersonaName, PersonSeed>;
  /** Real streets with the post code they belong to; at least 24. */
  addresses: readonly AddressSeed[];
  /** Numbers that the country reserves for fiction where it does so, international form; at least 12. */
  phoneNumbers: readonly string[];
  /** At least 6. */
  installers: readonly InstallerSeed[];
}

export type PersonaName = "anna" | "ben" | "clara" | "dario";

export interface CountrySwitches {
  /** False where the main API's `/graphql` serves the registration service. */
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
  /** Where addresses name one (GB, IE). */
  county?: string;
}

export interface InstallerSeed extends AddressSeed {
  name: string;
  phone: string;
  /** At a domain under `.example`. */
  email: string;
  isPremium: boolean;
  isExpert: boolean;
}
