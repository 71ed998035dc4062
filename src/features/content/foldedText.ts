/** Letters that Unicode does not take apart, as people without them on the keyboard write them. */
const letters: Readonly<Record<string, string>> = {
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

/** A text without capitals and accents, that knows where each of its letters comes from. */
export interface FoldedText {
  folded: string;
  /** By position in the folded text: where in the original that letter begins, and where the next one does. */
  starts: readonly number[];
  ends: readonly number[];
}

/** Folds a text for comparing: neither capitals nor accents count, and ligatures are their letters. */
export function foldText(text: string): FoldedText {
  let folded = "";
  const starts: number[] = [];
  const ends: number[] = [];
  let position = 0;
  for (const character of text) {
    const start = position;
    position += character.length;
    const plain = foldCharacter(character);
    // An accent of its own belongs to the letter before, or a mark would come between the two.
    if (plain === "" && ends.length > 0) ends[ends.length - 1] = position;
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(position);
    }
    folded += plain;
  }
  return { folded, starts, ends };
}

function foldCharacter(character: string): string {
  const lower = character.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return [...lower].map((letter) => letters[letter] ?? letter).join("");
}
