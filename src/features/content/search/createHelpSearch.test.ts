import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHelpSearch } from "./createHelpSearch.ts";
import { loadSearchLanguage } from "./loadSearchLanguage.ts";
import { unknownLanguage } from "./searchLanguage.ts";
import { splitByMatches } from "./splitByMatches.ts";

const german = await loadSearchLanguage("de");

/** The search with an index of one entry per title. */
async function search(query: string, titles: readonly string[], language = unknownLanguage) {
  const entries = titles.map((title, index) => ({ id: String(index), title, text: "", category: "" }));
  const results = (await createHelpSearch(entries, language))(query);
  return results?.ids.map((id) => titles[Number(id)]);
}

/** Puts matches in brackets. */
async function highlight(text: string, query: string, language = unknownLanguage) {
  const entry = { id: "1", title: text, text: "", category: "" };
  const results = (await createHelpSearch([entry], language))(query);
  return splitByMatches(text, results?.isMatch ?? (() => false))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");
}

describe("createHelpSearch", () => {
  it.each([
    ["capitals", "SERIAL", "Where is the serial number?"],
    ["another order", "number serial", "Where is the serial number?"],
    ["the beginning of a word", "ser", "Where is the serial number?"],
    ["a missing letter", "seral", "Where is the serial number?"],
    ["two wrong letters in a long word", "instalation", "How is it installed? By an installation team."],
    ["no accents", "fenetre", "Comment nettoyer la fenêtre ?"],
    ["a decomposed accent", "Cafe\u0301", "Café au lait"],
    ["ss for ß", "strasse", "Welche Straße gilt?"],
    ["letters of other keyboards", "aendring", "Ændring af projekt"],
  ])("tolerates %s: “%s”", { tags: ["R1.9"] }, async (_, query, title) => {
    expect(await search(query, ["Something else", title])).toEqual([title]);
  });

  it.each([
    ["stems", "Reinigungen", "Wie reinige ich es?"],
    ["synonyms", "Offerte", "Das Angebot"],
    ["a typing error in a synonym", "Oferte", "Das Angebot"],
    ["the second part of a compound", "Nummer", "Die Seriennummer"],
    ["a compound of a synonym", "putzen", "Die Pflegeanleitung"],
  ])("knows %s: “%s”", { tags: ["R1.9"] }, async (_, query, title) => {
    expect(await search(query, ["Etwas anderes", title], german)).toEqual([title]);
  });

  it("finds entries with all words, or else those with some", { tags: ["R1.9"] }, async () => {
    const titles = ["red roof", "red window", "blue window"];
    expect(await search("window red", titles)).toEqual(["red window"]);
    expect(await search("window yellow", titles)).toEqual(["red window", "blue window"]);
  });

  it("ignores words that tell nothing, unless there are no others", async () => {
    const titles = ["Wie lange dauert es?", "Was kostet ein Fenster?"];
    expect(await search("Wie ist ein Fenster?", titles, german)).toEqual(["Was kostet ein Fenster?"]);
    expect(await search("was", titles, german)).toEqual(["Was kostet ein Fenster?"]);
  });

  it("puts matches in titles before matches in texts", async () => {
    const entries = [
      { id: "text", title: "Something", text: "About a window and more", category: "" },
      { id: "title", title: "A window", text: "", category: "" },
    ];
    const search = await createHelpSearch(entries, unknownLanguage);
    expect(search("window")?.ids).toEqual(["title", "text"]);
  });

  it.each(["", "  ", "?", "<>", "–"])("returns undefined for %j, which has no words", async (query) => {
    expect(await search(query, ["Where?"])).toBeUndefined();
  });

  it.each(["roofer", "xyzzy", "serialnumber"])(
    "finds nothing for “%s”",
    { tags: ["R1.9"] },
    async (query) => {
      expect(await search(query, ["Where is the serial number?"])).toEqual([]);
    },
  );

  it("lets the page answer to presses while it indexes many entries", async () => {
    const entries = Array.from({ length: 20 }, (_, id) => ({
      id: `${id}`,
      title: "A window",
      text: "",
      category: "",
    }));
    const order: string[] = [];
    setTimeout(() => order.push("pressed"));
    await createHelpSearch(entries, unknownLanguage);
    order.push("indexed");
    expect(order).toEqual(["pressed", "indexed"]);
  });

  it("finds an entry by any of its words, also in capitals", async () => {
    const word = fc.string({ unit: fc.constantFrom(..."abcdeéöüßæøåœłÄÖ"), minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), async (words, index) => {
        const query = words[index % words.length] ?? "";
        const title = words.join(" ");
        for (const typed of [query, query.toUpperCase()])
          expect(await search(typed, [title])).toEqual([title]);
      }),
      { seed: 20_260_309, numRuns: 500 },
    );
  });
});

describe("splitByMatches", () => {
  it.each([
    ["Where is the number?", "WHERE number", "[Where] is the [number]?"],
    ["Where is the number?", "", "Where is the number?"],
    ["Die Straße", "strasse", "Die [Straße]"],
    ["Un cafe\u0301!", "café", "Un [cafe\u0301]!"],
    ["<b>bold</b>", "<bold>", "<b>[bold]</b>"],
  ])("splits %j for %j as %j", async (text, query, expected) => {
    expect(await highlight(text, query)).toBe(expected);
  });

  it.each([
    ["Das Angebot lesen", "Offerte", "Das [Angebot] lesen"],
    ["Die Seriennummer", "Nummer", "Die [Seriennummer]"],
  ])("marks in %j for %j: %j", async (text, query, expected) => {
    expect(await highlight(text, query, german)).toBe(expected);
  });

  it("keeps the text", async () => {
    const anyText = fc.string({ unit: fc.constantFrom(..."abé ßæ\n-<&🪟", "e\u0301", "İ"), maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(anyText, anyText, async (text, query) => {
        const highlighted = await highlight(text, query);
        expect(highlighted.replaceAll(/[[\]]/g, "")).toBe(text);
      }),
      { seed: 20_260_309, numRuns: 300 },
    );
  });
});
