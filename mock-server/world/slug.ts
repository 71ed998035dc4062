/** Letters that do not come apart into a plain one and its accent. */
const letters: Record<string, string> = { æ: "ae", ø: "o", ß: "ss" };

/** A name as part of an address: `Zimmerei Brandl & Söhne GmbH` is `zimmerei-brandl-sohne-gmbh`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[æøß]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
