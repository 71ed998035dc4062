/** Letters that Unicode does not decompose, as they are typed on keyboards without them. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** Folds a text for search: without capitals and accents, ligatures as letters. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => foldedLetters[letter] ?? letter);
}
