import type { CountryFacts } from "../countryFacts.ts";

interface Street {
  street: string | null;
  houseNumber: string | null;
}

interface Town {
  postCode: string | null;
  city: string | null;
  county: string | null;
}

/** How a country writes addresses; as on the continent as long as it is not known. */
type AddressForm = Pick<CountryFacts, "britishAddresses"> | undefined;

/** Street and number; undefined where no street is given. */
export function streetLine({ street, houseNumber }: Street, form: AddressForm): string | undefined {
  return joined(form?.britishAddresses ? [houseNumber, street] : [street, houseNumber], " ");
}

/** Post code, town and county; undefined where none is given. */
export function townLine({ postCode, city, county }: Town, form: AddressForm): string | undefined {
  if (form?.britishAddresses) return joined([city, county, postCode], ", ");
  return joined([joined([postCode, city], " "), county], ", ");
}

function joined(parts: readonly (string | null | undefined)[], separator: string): string | undefined {
  return parts.filter((part) => part?.trim()).join(separator) || undefined;
}
