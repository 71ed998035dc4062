/** Matches texts that contain one of the given texts. */
export function containsAny(...texts: readonly string[]): RegExp {
  return new RegExp(texts.map(escapeRegExp).join("|"));
}

/** Matches texts that equal one of the given texts. */
export function equalsAny(...texts: readonly string[]): RegExp {
  return new RegExp(`^(?:${texts.map(escapeRegExp).join("|")})$`);
}

/** Matches symbols and codes of the eight countries' currencies that stand by themselves. */
export const currencyPattern = /[€£]|(?<!\p{L})(?:EUR|CHF|GBP|NOK|SEK|DKK|kr|Fr\.)(?!\p{L})/u;

function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
