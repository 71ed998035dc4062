import type { ReactNode } from "react";
import { formatStreetLine, formatTownLine } from "#i18n/formats/formatAddress.ts";
import type { CountryFacts } from "#schema/countries.ts";

type Address = Parameters<typeof formatStreetLine>[0] & Parameters<typeof formatTownLine>[0];

/** The two lines of an address in the format of the country; null if neither is known. */
export function formatPostalAddress(address: Address, country: CountryFacts): ReactNode {
  const street = formatStreetLine(address, country);
  const town = formatTownLine(address, country);
  if (!street || !town) return street ?? town ?? null;
  return (
    <>
      {street}
      <br />
      {town}
    </>
  );
}
