import type { Texts } from "../texts/texts.ts";

/** What is wrong with the length of a text, surrounding blanks aside; undefined if nothing. */
export function lengthViolation(texts: Texts, text: string, least: number, most: number): string | undefined {
  const { length } = text.trim();
  if (length >= least && length <= most) return undefined;
  return least === 0 ? texts.mostCharacters(most, length) : texts.someCharacters(least, most, length);
}
