import { formatText, type Texts } from "../texts/texts.ts";

/** One fault of an input. */
export interface Violation {
  /** Path of the field, for example `customer.postCode`. */
  field: string;
  message: string;
}

/**
 * The message about a text that is too short or too long, without leading and trailing blanks. A text of characters without a
 * width counts as empty.
 */
export function checkLength(
  texts: Texts,
  text: string,
  minLength: number,
  maxLength: number,
): string | undefined {
  const { length } = /[^\s\p{DI}]/u.test(text) ? text.trim() : "";
  if (length >= minLength && length <= maxLength) return undefined;
  return minLength === 0
    ? formatText(texts.textTooLong, { max: maxLength, length })
    : formatText(texts.invalidTextLength, { min: minLength, max: maxLength, length });
}
