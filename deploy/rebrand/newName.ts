/** A name that cannot be taken; the message says what was expected. */
export class NameRefusedError extends Error {}

const letterThenLettersAndDigits = /^[A-Za-z][A-Za-z0-9]{1,29}$/;

/** The new name as texts will have it: it becomes a part of identifiers, headers and file names. */
export function newNameFrom(text: string, currentName: string): string {
  if (!letterThenLettersAndDigits.test(text)) {
    throw new NameRefusedError(
      `A name has 2 to 30 letters (A to Z) and digits and starts with a letter; "${text}" does not.`,
    );
  }
  const name = text.charAt(0).toUpperCase() + text.slice(1);
  if (name.toLowerCase() === currentName.toLowerCase()) {
    throw new NameRefusedError(`The product is called ${currentName} already.`);
  }
  return name;
}
