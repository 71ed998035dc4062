import type { CountryFacts } from "#schema/countries.ts";
import { noBreakSpace } from "./keepNumbersTogether.ts";

interface Street {
  street: string | null;
  houseNumber?: string | null;
}

interface Town {
  postCode: string | null;
  city: string | null;
  county?: string | null;
}

type AddressFormat = Pick<CountryFacts, "britishAddresses">;

/** Street and house number; undefined if both are missing. */
export function formatStreetLine({ street, houseNumber }: Street, format: AddressFormat): string | undefined {
  return joinParts(format.britishAddresses ? [houseNumber, street] : [street, houseNumber], " ");
}

/** Post code, town, and the county unless the town's name contains it. Undefined if all are missing. */
export function formatTownLine(town: Town, format: AddressFormat): string | undefined {
  const { city } = town;
  const postCode = town.postCode?.replaceAll(" ", noBreakSpace);
  const county = city && ` ${town.county} `.includes(` ${city} `) ? null : town.county;
  if (format.britishAddresses) return joinParts([city, county, postCode], ", ");
  return joinParts([joinParts([postCode, city], noBreakSpace), county], ", ");
}

/** The address in one line; undefined if all parts are missing. */
export function formatAddress(address: Street & Town, format: AddressFormat): string | undefined {
  return joinParts([formatStreetLine(address, format), formatTownLine(address, format)], ", ");
}

function joinParts(parts: readonly (string | null | undefined)[], separator: string): string | undefined {
  return parts.filter((part) => part?.trim()).join(separator) || undefined;
}
