import * as v from "valibot";
import type { CountryFacts } from "../../../schema/countries.ts";
import type { Country } from "../../../schema/locales.ts";
import type { ContentLanguage } from "../content/contentLanguage.ts";

const textSchema = v.pipe(v.string(), v.nonEmpty());
const amountSchema = v.pipe(v.number(), v.minValue(1));
const personSchema = v.strictObject({
  salutation: v.picklist(["MR", "MRS"]),
  firstName: textSchema,
  lastName: textSchema,
});

/** The schema of a country's file: facts that only the mock backend knows. */
export function createCountrySchema({ postCode, britishAddresses }: CountryFacts) {
  /** Real streets with their post codes. */
  const address = {
    street: textSchema,
    houseNumber: textSchema,
    postCode: v.pipe(v.string(), v.regex(postCode.pattern)),
    city: textSchema,
    county: britishAddresses ? textSchema : v.exactOptional(v.never()),
  };
  return v.strictObject({
    switches: v.strictObject({
      /** Whether the country has its own registration service. Otherwise the main API serves the operations. */
      ownRegistrationService: v.boolean(),
      windowRegistrationEnabled: v.boolean(),
      alternativeInstallationFlow: v.boolean(),
      vProEnabled: v.boolean(),
      tagManagerId: v.nullable(v.pipe(v.string(), v.regex(/^(?:GTM|G)-[A-Z\d]+$/))),
    }),
    /**
     * Typical net prices in the country's currency. With VAT they are amounts that local quotes use: in Switzerland steps of
     * 0.05.
     */
    netPrices: v.strictObject({
      window: amountSchema,
      blind: amountSchema,
      flashing: amountSchema,
      installationPerWindow: amountSchema,
    }),
    people: v.strictObject({
      anna: personSchema,
      ben: personSchema,
      clara: personSchema,
      dario: personSchema,
    }),
    addresses: v.pipe(v.array(v.strictObject(address)), v.minLength(24)),
    /**
     * International format. Numbers that are kept free for fiction (DE, GB, IE, SE), elsewhere numbers that are unlikely to
     * belong to anybody: with leading zeros (AT, CH), outside the ranges in common use (DK, NO). British mobile numbers are
     * left out, because phone libraries reject the ones that are kept free for fiction.
     */
    phoneNumbers: v.pipe(v.array(textSchema), v.minLength(12)),
    installers: v.pipe(
      v.array(
        v.strictObject({
          name: textSchema,
          ...address,
          phone: textSchema,
          email: v.pipe(v.string(), v.regex(/^[a-z]+@[a-z-]+\.example$/)),
          isPremium: v.boolean(),
          isExpert: v.boolean(),
        }),
      ),
      v.minLength(6),
    ),
  });
}

/** All differences between the worlds of countries. */
export interface CountrySeed extends v.InferOutput<ReturnType<typeof createCountrySchema>> {
  country: Country;
  defaultLocale: string;
  /** Languages of campaign texts, the main one first. */
  contentLanguages: readonly ContentLanguage[];
  vatRate: number;
}

export type PersonaName = keyof CountrySeed["people"];
