export const noBreakSpace = "\u00A0";

/** What may follow a number: the rest of it, a sign, or a unit. */
const continuation = /^(?:\(?\d|[×%°€£]|(?:[kcm]?m[²³]?|k?g|k?Wh?|[kMG][Bo]|kr|CHF|px)(?![\p{L}\d]))/u;

/** Puts no-break spaces into numbers, and between a number and its unit: `+44 20 7946 0100`, `78 × 118 cm`, `10 MB`. */
export function keepNumbersTogether(text: string): string {
  return text.replaceAll(/(?:\b\d[\d.,’]*|[)×]) (?=(\S+))/g, (match, next: string) =>
    continuation.test(next) ? match.slice(0, -1) + noBreakSpace : match,
  );
}

/** The text with ordinary spaces, for other programs. */
export function replaceNoBreakSpaces(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, " ");
}
