/** What cannot be seen, or makes what follows run the other way: a name could hide its real ending by it. */
const hidden = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\u2028\u2029\u2060-\u2064\uFEFF]/gu;

/**
 * A file's name as it can be shown: with a mark in place of every character that hides or turns others. Empty where the
 * name has nothing to show.
 */
export function displayName(name: string): string {
  return name.trim().replace(hidden, "\uFFFD");
}
