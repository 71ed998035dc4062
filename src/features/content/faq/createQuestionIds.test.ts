import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createQuestionIds } from "./createQuestionIds.ts";

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

describe("createQuestionIds", () => {
  it.each([
    ["Where do I find the serial number?", "where-do-i-find-the-serial-number"],
    ["Wie groß darf das Fenster für mein Dach sein?", "wie-gross-darf-das-fenster-fur-mein-dach-sein"],
    ["Qu’est-ce que c’est ?", "qu-est-ce-que-c-est"],
    ["  10 MB?  ", "10-mb"],
    ["Где номер?", "где-номер"],
    ["???", "question"],
  ])("gives %j the id %s", (text, id) => {
    expect(createQuestionIds([text])).toEqual([id]);
  });

  it("numbers questions with the same words, and skips used ids", () => {
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
