/** The product's name as it is written in texts. A rebrand changes this line as well. */
export const brand = "Taglys";

/** The three spellings of a name in files and file names. */
export interface NameForms {
  /** In constants and enum values. */
  upper: string;
  /** In texts and within identifiers. */
  title: string;
  /** In keys, headers, URLs and file names. */
  lower: string;
}

/** A name that cannot be used. The message is meant for the user. */
export class InvalidNameError extends Error {}

/** Returns the name with a capital first letter. Throws an InvalidNameError if it would not be a valid part of identifiers. */
export function parseName(input: string, currentName: string): string {
  if (!/^[A-Za-z][A-Za-z0-9]{1,29}$/.test(input)) {
    throw new InvalidNameError(
      `"${input}" is not a valid name: use 2 to 30 letters (A to Z) and digits, and start with a letter.`,
    );
  }
  const name = input.charAt(0).toUpperCase() + input.slice(1);
  if (name.toLowerCase() === currentName.toLowerCase()) {
    throw new InvalidNameError(`The product is already called ${currentName}.`);
  }
  return name;
}

export function createNameForms(name: string): NameForms {
  return { upper: name.toUpperCase(), title: name, lower: name.toLowerCase() };
}

/** False for a name such as "IBM", which looks the same in texts and in constants. */
export function hasDistinctForms({ upper, title, lower }: NameForms): boolean {
  return new Set([upper, title, lower]).size === 3;
}
