/** Logs an error for developers that the visitor does not see. */
export function logError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
