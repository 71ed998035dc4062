/** Texts of bodies by their request or response. */
const texts = new WeakMap<Request | Response, string>();

/**
 * Keeps the text of a body that was read. To replace the body by one that is unread, or to clone it, takes longer than
 * most operations.
 */
export function keepBodyText(message: Request | Response, text: string): void {
  texts.set(message, text);
}

/** The kept text of a request or response. */
export function findBodyText(message: Request | Response): string | undefined {
  return texts.get(message);
}
