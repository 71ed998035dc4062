/** The losses when a customer leaves the page: unsent input or pending uploads. */
export type Loss = "input" | "files";

/** The loss of each form, by the function that discards it. */
const losses = new Map<() => void, Loss>();

/** Registers a loss. Returns a function that removes it. */
export function addUnsavedChanges(loss: Loss, discard: () => void): () => void {
  losses.set(discard, loss);
  return () => losses.delete(discard);
}

/** Whether leaving the page would lose anything, or anything of this kind. */
export function hasUnsavedChanges(loss?: Loss): boolean {
  return [...losses.values()].some((it) => loss === undefined || it === loss);
}

/** Discards all losses. The browser then does not ask before the page unloads. */
export function discardUnsavedChanges(): void {
  for (const discard of losses.keys()) discard();
}
