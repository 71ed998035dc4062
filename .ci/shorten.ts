/** A failure has at most so many lines: what went wrong is at its beginning. */
const maxLines = 20;

/** Cuts a failure off after a screenful. */
export function shorten(failure: string): string {
  const lines = failure.trimEnd().split("\n");
  if (lines.length <= maxLines) return lines.join("\n");
  return [...lines.slice(0, maxLines - 1), `… ${lines.length - maxLines + 1} more lines`].join("\n");
}
