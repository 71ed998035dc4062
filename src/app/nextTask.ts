/** Lets the browser draw, and hear the visitor, before more is done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
