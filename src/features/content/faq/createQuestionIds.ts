import { foldText } from "../search/helpSearch.ts";

/** Creates a stable id for each question from its words, for links. Questions with the same words are numbered. */
export function createQuestionIds(questions: readonly string[]): string[] {
  const usedIds = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return questions.map((question) => {
    const slug = createSlug(question);
    let number = lastNumbers.get(slug) ?? 0;
    let id = slug;
    do {
      number += 1;
      id = number === 1 ? slug : `${slug}-${number}`;
    } while (usedIds.has(id));
    lastNumbers.set(slug, number);
    usedIds.add(id);
    return id;
  });
}

function createSlug(question: string): string {
  const words = foldText(question).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-") || "question";
}
