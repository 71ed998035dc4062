/** A regular expression, in a language without look-ahead, that every text fits but the given one. */
export function anyKeyBut(excluded: string): string {
  const letters = [...excluded];
  const others = letters.map((letter, index) => `${letters.slice(0, index).join("")}([^${letter}].*)?`);
  return `^(${[...others, `${excluded}.+`].join("|")})$`;
}
