import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byCategory } from "./byCategory.ts";
import { foldText } from "./foldedText.ts";
import { questionIds } from "./questionIds.ts";
import { markMatches, searchFaq, wordsOf } from "./searchFaq.ts";

const seed = { seed: 20_260_309, numRuns: 500 };
const letter = fc.constantFrom(
  ..."abcdeéèêëäöüßæøåœłÄÖÜÆØÅÉ",
  "e\u0301",
  "ﬁ",
  "İ",
  "🪟",
  " ",
  "\n",
  "-",
  "<",
  "&",
);
const anyText = fc.string({ unit: letter, maxLength: 30 });

const question = (text: string, more = {}) => ({ question: text, answer: "", category: "", ...more });
const search = (query: string, ...texts: string[]) =>
  searchFaq(
    texts.map((text) => question(text)),
    wordsOf(query),
  ).map((found) => found.question);

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  markMatches(text, wordsOf(query))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

describe("a search in the questions", () => {
  it.each([
    ["serial", "Where is the SERIAL number?"],
    ["SERIAL", "Where is the serial number?"],
    ["number serial", "Where is the serial number?"],
    ["  serial  ", "Where is the serial number?"],
    ["fenetre", "Comment nettoyer la fenêtre ?"],
    ["fenêtre", "COMMENT NETTOYER LA FENETRE ?"],
    ["strasse", "Welche Straße gilt?"],
    ["Straße", "Welche STRASSE gilt?"],
    ["aendring", "Ændring af projekt"],
    ["ændring", "Aendring af projekt"],
    ["tommer", "Tømmer på taget"],
    ["pa", "Tømmer på taget"],
    ["oeuvre", "Main-d’œuvre comprise"],
    ["cafe", "Cafe\u0301 au lait"],
    ["?", "Where?"],
    ["", "Everything"],
  ])("[R1.9] for %j finds %j", (query, text) => {
    expect(search(query, text)).toEqual([text]);
  });

  it.each([
    ["serial roof", "Where is the serial number?"],
    ["serialnumber", "Where is the serial number?"],
    ["<b>", "Where is the serial number?"],
    [".*", "Where is the serial number?"],
  ])("[R1.9] for %j does not find %j", (query, text) => {
    expect(search(query, text)).toEqual([]);
  });

  it("[R1.9] looks into question, answer and category together, but not across their borders", () => {
    const item = question("one two", { answer: "three four", category: "five" });
    expect(searchFaq([item], wordsOf("two four five"))).toEqual([item]);
    expect(searchFaq([item], wordsOf("twothree"))).toEqual([]);
  });

  it("finds a question by any part of it, in capitals and without accents too", () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (text, from, length) => {
        const part = [...text].slice(from % 30, (from % 30) + (length % 30)).join("");
        for (const query of [part, part.toUpperCase(), foldText(part).folded]) {
          expect(search(query, text)).toEqual([text]);
        }
      }),
      seed,
    );
  });
});

describe("the marks of what was found", () => {
  it.each([
    ["Where is the number?", "the", "Where is [the] number?"],
    ["Where is the number?", "WHERE number", "[Where] is the [number]?"],
    ["Where is the number?", "", "Where is the number?"],
    ["Straße", "ss", "Stra[ß]e"],
    ["Straße", "s", "[S]tra[ß]e"],
    ["Fenêtres", "netre", "Fe[nêtre]s"],
    ["Cafe\u0301!", "cafe", "[Cafe\u0301]!"],
    ["banana", "ana", "b[ana]na"],
    ["banana", "ban nan", "[banan]a"],
    ["aaaa", "aa", "[aaaa]"],
    ["<b>bold</b>", "<b>", "[<b>]bold</b>"],
  ])("of %j for %j are %j", (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it("leave the text as it is, and stand where a word is and nowhere else", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const words = wordsOf(query);
        const pieces = markMatches(text, words);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const piece of pieces) {
          const { folded } = foldText(piece.text);
          expect(piece.text).not.toBe("");
          expect(words.some((word) => folded.includes(word))).toBe(piece.isMatch);
        }
      }),
      seed,
    );
  });
});

describe("the ids of questions", () => {
  it.each([
    ["Where do I find the serial number?", "where-do-i-find-the-serial-number"],
    ["Wie groß darf das Fenster für mein Dach sein?", "wie-gross-darf-das-fenster-fur-mein-dach-sein"],
    ["Qu’est-ce que c’est ?", "qu-est-ce-que-c-est"],
    ["  10 MB?  ", "10-mb"],
    ["Где номер?", "где-номер"],
    ["???", "question"],
  ])("of %j is %s", (text, id) => {
    expect(questionIds([text])).toEqual([id]);
  });

  it("numbers questions of the same words, past ids that are taken", () => {
    expect(questionIds(["A?", "a", "a 2", "A!"])).toEqual(["a", "a-2", "a-2-2", "a-3"]);
  });

  it("are unique, fit for an address, and the same each time", () => {
    fc.assert(
      fc.property(fc.array(anyText), (texts) => {
        const ids = questionIds(texts);
        expect(new Set(ids).size).toBe(texts.length);
        expect(questionIds(texts)).toEqual(ids);
        for (const id of ids) expect(id).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
      }),
      seed,
    );
  });
});

describe("headings", () => {
  it("stand in the order given, each once", () => {
    const items = ["b1", "a1", "b2", "c1"].map((name) => ({ name, category: name.charAt(0) }));
    const groups = byCategory(items).map(({ category, items: members }) => [
      category,
      members.map(({ name }) => name),
    ]);
    expect(groups).toEqual([
      ["b", ["b1", "b2"]],
      ["a", ["a1"]],
      ["c", ["c1"]],
    ]);
  });
});
