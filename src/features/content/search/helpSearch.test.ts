import { describe, expect, it } from "vitest";
import { createHelpSearch, splitByMatches } from "./helpSearch.ts";

/** The titles that the search finds, with an index of one entry per title. */
function search(query: string, titles: readonly string[]) {
  const results = createHelpSearch(titles.map((title, id) => ({ id, title, text: "", category: "" })))(query);
  return results?.ids.map((id) => titles[id]);
}

/** Puts matches in brackets. */
function highlight(text: string, query: string) {
  const results = createHelpSearch([{ id: 0, title: text, text: "", category: "" }])(query);
  return splitByMatches(text, results?.isMatch ?? (() => false))
    .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
    .join("");
}

describe("createHelpSearch", () => {
  it.each([
    ["en", "capitals", "SERIAL", "Where is the serial number?"],
    ["en", "another order", "number serial", "Where is the serial number?"],
    ["en", "the beginning of a word", "ser", "Where is the serial number?"],
    ["en", "a missing letter", "garantee", "Guarantee terms"],
    ["en", "swapped letters", "condensatoin", "Why is there condensation on the pane?"],
    ["en", "swapped letters in a short word", "cancle", "Can I cancel my request?"],
    ["de", "a missing letter", "Kondenswaser", "Kondenswasser am Fenster"],
    ["de", "swapped letters", "Garnatie", "Garantiebedingungen und Garantie"],
    ["de", "a typing error in the beginning of a word", "storniret", "Anfrage stornieren"],
    ["de", "no accents", "beschlagt", "Warum beschlägt die Scheibe?"],
    ["gsw", "ss for ß", "strasse", "Welche Straße gilt?"],
    ["fr", "no accents", "fenetre", "Comment nettoyer la fenêtre ?"],
    ["fr", "a decomposed accent", "cafe\u0301", "Café au lait"],
    ["it", "a wrong letter", "garansia", "Condizioni di garanzia"],
    ["no", "a missing letter", "duger", "Hvorfor dugger ruten?"],
    ["sv", "a missing letter", "garantivilkor", "Garantivillkor"],
    ["da", "letters of other keyboards", "aendring", "Ændring af projekt"],
    ["da", "capitals of other letters", "ÆØÅ", "Æbler, æøå"],
    ["pl", "other letters", "łódź", "Po ŁÓDŹ"],
  ])("tolerates in %s %s: “%s”", (_language, _error, query, title) => {
    expect(search(query, ["Xyz", title])).toEqual([title]);
  });

  it("finds entries with all words, or else entries with some of them", () => {
    const titles = ["red roof", "red window", "blue window"];
    expect(search("window red", titles)).toEqual(["red window"]);
    expect(search("window yellow", titles)).toEqual(["red window", "blue window"]);
  });

  it("finds similar words only if no entry has the typed word", () => {
    const titles = ["A window", "A widow"];
    expect(search("window", titles)).toEqual(["A window"]);
    expect(search("wimdow", titles)).toEqual(titles);
  });

  it("leaves out entries that match only common words of a query", () => {
    const titles = [
      "What does a window cost?",
      "What happens next?",
      "What is a roof?",
      "How long does it take?",
    ];
    expect(search("What may a window weigh?", titles)).toEqual(["What does a window cost?"]);
  });

  it("puts matches in titles before matches in texts", () => {
    const find = createHelpSearch([
      { id: 0, title: "Something", text: "About a window and more", category: "" },
      { id: 1, title: "A window", text: "", category: "" },
    ]);
    expect(find("window")?.ids).toEqual([1, 0]);
  });

  it.each(["", "  ", "?", "<>", "–"])("returns undefined for %j, which has no words", (query) => {
    expect(search(query, ["Where?"])).toBeUndefined();
  });

  it.each(["roofer", "xyzzy", "serialnumber"])("finds nothing for “%s”", (query) => {
    expect(search(query, ["Where is the serial number?"])).toEqual([]);
  });
});

describe("splitByMatches", () => {
  it.each([
    ["Where is the number?", "WHERE number", "[Where] is the [number]?"],
    ["Where is the number?", "", "Where is the number?"],
    ["Die Straße", "strasse", "Die [Straße]"],
    ["Un cafe\u0301!", "café", "Un [cafe\u0301]!"],
    ["<b>bold</b>", "<bold>", "<b>[bold]</b>"],
    ["-a İ🪟\nß b<", "i ss", "-a [İ]🪟\n[ß] b<"],
  ])("splits %j for %j as %j", (text, query, expected) => {
    expect(highlight(text, query)).toBe(expected);
  });
});
