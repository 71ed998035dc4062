/** How to give up the changes of each form that would be lost. */
const forms = new Set<() => void>();

/** Registers a form with changes that are not saved. Returns a function that removes it. */
export function addUnsavedChanges(discard: () => void): () => void {
  forms.add(discard);
  return () => forms.delete(discard);
}

export function hasUnsavedChanges(): boolean {
  return forms.size > 0;
}

/** Afterwards the browser does not ask before the page unloads. */
export function discardUnsavedChanges(): void {
  for (const discard of forms) discard();
}
