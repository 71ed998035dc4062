/** Logs an error for developers; visitors do not see it. */
export function logError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
