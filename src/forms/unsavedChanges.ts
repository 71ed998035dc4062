/** What leaving the page would lose: what was typed, or the files that are being sent. */
export type Loss = "input" | "files";

/** The loss of each form, by how to give it up. */
const losses = new Map<() => void, Loss>();

/** Registers what would be lost. Returns a function that removes it. */
export function addUnsavedChanges(loss: Loss, discard: () => void): () => void {
  losses.set(discard, loss);
  return () => losses.delete(discard);
}

/** Whether leaving the page would lose something, or something of this kind. */
export function hasUnsavedChanges(loss?: Loss): boolean {
  return [...losses.values()].some((it) => loss === undefined || it === loss);
}

/** Afterwards the browser does not ask before the page unloads. */
export function discardUnsavedChanges(): void {
  for (const discard of losses.keys()) discard();
}
