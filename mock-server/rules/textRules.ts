/** What is wrong with the length of a text, surrounding blanks aside; undefined if nothing. */
export function lengthViolation(text: string, least: number, most: number): string | undefined {
  const { length } = text.trim();
  if (length >= least && length <= most) return undefined;
  return least === 0
    ? `At most ${most} characters, not ${length}.`
    : `${least} to ${most} characters, not ${length}.`;
}
