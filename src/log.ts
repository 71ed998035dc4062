/** Tells developers, in the browser's console, of something that the visitor is not bothered with. */
export function logError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
