import { describe, expect, it } from "vitest";
import { createQuestionIds } from "./createQuestionIds.ts";

describe("createQuestionIds", () => {
  it.each([
    ["Where do I find the serial number?", "where-do-i-find-the-serial-number"],
    ["Wie groß darf das Fenster für mein Dach sein?", "wie-gross-darf-das-fenster-fur-mein-dach-sein"],
    ["Qu’est-ce que c’est ?", "qu-est-ce-que-c-est"],
    ["  10 MB?  ", "10-mb"],
    ["Где номер?", "где-номер"],
    ["e\u0301 ﬁn İ 🪟<b>&", "e-fin-i-b"],
    ["???", "question"],
  ])("gives %j the id %s", (text, id) => {
    expect(createQuestionIds([text])).toEqual([id]);
  });

  it("numbers questions with the same words, and skips used ids", () => {
    expect(createQuestionIds(["A?", "a", "a 2", "A!"])).toEqual(["a", "a-2", "a-2-2", "a-3"]);
    expect(createQuestionIds(["a 2", "a", "a", ""])).toEqual(["a-2", "a", "a-3", "question"]);
  });
});
