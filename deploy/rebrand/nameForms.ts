/** How one name is written in the project's files and file names. */
export interface NameForms {
  /** In constants and values of enumerations. */
  capitals: string;
  /** In texts and within identifiers. */
  title: string;
  /** In keys, headers, addresses and file names. */
  small: string;
}

export function formsOf(name: string): NameForms {
  return { capitals: name.toUpperCase(), title: name, small: name.toLowerCase() };
}

/** Whether each form tells which one it is: "IBM" is the same in texts and in constants. */
export function areDistinct({ capitals, title, small }: NameForms): boolean {
  return new Set([capitals, title, small]).size === 3;
}
