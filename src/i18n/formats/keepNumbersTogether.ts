export const noBreakSpace = "\u00A0";

/** The possible continuation of a number: more digits, a sign, or a unit. */
const continuation = /^(?:\(?\d|[×%°€£]|(?:[kcm]?m[²³]?|k?g|k?Wh?|[kMG][Bo]|kr|CHF|px)(?![\p{L}\d]))/u;

/** Puts no-break spaces into numbers, and between a number and its unit: `+44 20 7946 0100`, `78 × 118 cm`, `10 MB`. */
export function keepNumbersTogether(text: string): string {
  return text.replaceAll(/(?:\b\d[\d.,’]*|[)×]) (?=(\S+))/g, (match, next: string) =>
    continuation.test(next) ? match.slice(0, -1) + noBreakSpace : match,
  );
}

/** The word joiner. Unlike the no-break hyphen, searches and screen readers ignore it. */
const wordJoiner = "\u2060";

/** Keeps a short first part of a word with the next one: `E-Mail`, `QR-Code`, `e-post`. Longer first parts may end a line. */
export function keepHyphensTogether(text: string): string {
  return text.replaceAll(/(^|[^\p{L}\p{N}-])\p{L}{1,2}-(?=\p{L})/gu, (part) => part + wordJoiner);
}

/** The text without no-break characters, for other programs. */
export function toPlainText(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, " ").replaceAll(wordJoiner, "");
}
