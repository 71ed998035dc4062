import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupByCategory } from "../groupByCategory.ts";
import { createQuestionIds } from "./createQuestionIds.ts";
import { foldText } from "./foldText.ts";
import { parseSearchWords, searchFaq, splitByMatches } from "./searchFaq.ts";

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
    parseSearchWords(query),
  ).map((found) => found.question);

/** Puts matches in brackets. */
const highlight = (text: string, query: string) =>
  splitByMatches(text, parseSearchWords(query))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");

describe("searchFaq", () => {
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
  ])("finds for %j: %j", { tags: ["R1.9"] }, (query, text) => {
    expect(search(query, text)).toEqual([text]);
  });

  it.each([
    ["serial roof", "Where is the serial number?"],
    ["serialnumber", "Where is the serial number?"],
    ["<b>", "Where is the serial number?"],
    [".*", "Where is the serial number?"],
  ])("does not find for %j: %j", { tags: ["R1.9"] }, (query, text) => {
    expect(search(query, text)).toEqual([]);
  });

  it("searches question, answer and category, but not across their boundaries", {
    tags: ["R1.9"],
  }, () => {
    const item = question("one two", { answer: "three four", category: "five" });
    expect(searchFaq([item], parseSearchWords("two four five"))).toEqual([item]);
    expect(searchFaq([item], parseSearchWords("twothree"))).toEqual([]);
  });

  it("finds a question by any part of it, also in capitals and without accents", () => {
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

describe("splitByMatches", () => {
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
  ])("splits %j for %j as %j", (text, query, expected) => {
    expect(highlight(text, query)).toBe(expected);
  });

  it("keeps the text, and marks only segments that contain a word", () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const words = parseSearchWords(query);
        const pieces = splitByMatches(text, words);
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

describe("createQuestionIds", () => {
  it.each([
    ["Where do I find the serial number?", "where-do-i-find-the-serial-number"],
    ["Wie groß darf das Fenster für mein Dach sein?", "wie-gross-darf-das-fenster-fur-mein-dach-sein"],
    ["Qu’est-ce que c’est ?", "qu-est-ce-que-c-est"],
    ["  10 MB?  ", "10-mb"],
    ["Где номер?", "где-номер"],
    ["???", "question"],
  ])("returns for %j: %s", (text, id) => {
    expect(createQuestionIds([text])).toEqual([id]);
  });

  it("numbers questions with the same words, and skips ids that are used", () => {
    expect(createQuestionIds(["A?", "a", "a 2", "A!"])).toEqual(["a", "a-2", "a-2-2", "a-3"]);
  });

  it("returns unique, stable ids that are valid in a URL", () => {
    fc.assert(
      fc.property(fc.array(anyText), (texts) => {
        const ids = createQuestionIds(texts);
        expect(new Set(ids).size).toBe(texts.length);
        expect(createQuestionIds(texts)).toEqual(ids);
        for (const id of ids) expect(id).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u);
      }),
      seed,
    );
  });
});

describe("groupByCategory", () => {
  it("keeps the order of categories and items", () => {
    const items = ["b1", "a1", "b2", "c1"].map((name) => ({ name, category: name.charAt(0) }));
    const groups = groupByCategory(items).map(({ category, items: members }) => [
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
