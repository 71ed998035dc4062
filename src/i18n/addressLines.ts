interface Address {
  street: string | null;
  houseNumber: string | null;
  postCode: string | null;
  city: string | null;
  county: string | null;
}

/** Street and number; undefined where no street is given. */
export function streetLine({
  street,
  houseNumber,
}: Pick<Address, "street" | "houseNumber">): string | undefined {
  return joined([street, houseNumber], " ");
}

/** Post code, town and county; undefined where none is given. */
export function townLine({
  postCode,
  city,
  county,
}: Pick<Address, "postCode" | "city" | "county">): string | undefined {
  return joined([joined([postCode, city], " "), county], ", ");
}

function joined(parts: readonly (string | null | undefined)[], separator: string): string | undefined {
  return parts.filter((part) => part?.trim()).join(separator) || undefined;
}
