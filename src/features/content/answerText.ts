const tag = /<\/?[a-z][^<>]*>/gi;

/** Whether an answer is HTML and not plain text. */
export function hasMarkup(answer: string): boolean {
  return /<\/?[a-z][^<>]*>|&#?\w+;/i.test(answer);
}

/** The words of an answer, for a search and until its markup can be read. */
export function getAnswerText(answer: string): string {
  return answer.replaceAll(tag, " ");
}
