import { foldText } from "./foldedText.ts";

/**
 * An id for each question, made of its words, for links that lead to it: the same in every visit. Where questions share
 * their words the later ones are numbered.
 */
export function questionIds(questions: readonly string[]): string[] {
  const taken = new Set<string>();
  return questions.map((question) => {
    const slug = slugOf(question);
    let id = slug;
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    return id;
  });
}

function slugOf(question: string): string {
  const words = foldText(question).folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join("-") || "question";
}
