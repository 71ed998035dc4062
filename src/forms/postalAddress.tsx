import type { ReactNode } from "react";
import type { CountryFacts } from "../countryFacts.ts";
import { streetLine, townLine } from "../i18n/addressLines.ts";

type Address = Parameters<typeof streetLine>[0] & Parameters<typeof townLine>[0];

/** An address on its two lines, as the country writes it; null where nothing of it is known. */
export function postalAddress(address: Address, country: CountryFacts | undefined): ReactNode {
  const street = streetLine(address, country);
  const town = townLine(address, country);
  if (!street || !town) return street ?? town ?? null;
  return (
    <>
      {street}
      <br />
      {town}
    </>
  );
}
