import { foldText } from "../search/foldText.ts";

/** Creates a stable id for each question from its words, for links. Questions with the same words are numbered. */
export function createQuestionIds(questions: readonly string[]): string[] {
  const usedIds = new Set<string>();
  return questions.map((question) => {
    const slug = createSlug(question);
    let id = slug;
    for (let number = 2; usedIds.has(id); number += 1) id = `${slug}-${number}`;
    usedIds.add(id);
    return id;
  });
}

function createSlug(question: string): string {
  const words = foldText(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-") || "question";
}
