const tag = /<\/?[a-z][^<>]*>/gi;

/** Whether an answer is HTML and not plain text. */
export function hasMarkup(answer: string): boolean {
  return /<\/?[a-z][^<>]*>|&#?\w+;/i.test(answer);
}

/** The words of an answer, for the search, and for display until the parser of its markup has loaded. */
export function getAnswerText(answer: string): string {
  return answer.replaceAll(tag, " ");
}
