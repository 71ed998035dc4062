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

/** A text without capitals and accents, with the positions of its characters in the original. */
export interface FoldedText {
  folded: string;
  /** By position in the folded text: where the character begins and ends in the original. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Folds a text for search: without capitals and accents, ligatures as letters. */
export function foldText(text: string): FoldedText {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of text) {
    const start = position;
    position += character.length;
    const foldedCharacter = foldCharacter(character);
    // A combining accent belongs to the letter before it, so that a match includes both.
    if (foldedCharacter === "" && ends.length > 0) ends[ends.length - 1] = position;
    for (let unit = 0; unit < foldedCharacter.length; unit += 1) {
      starts.push(start);
      ends.push(position);
    }
    folded += foldedCharacter;
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return [...lower].map((letter) => foldedLetters[letter] ?? letter).join("");
}
