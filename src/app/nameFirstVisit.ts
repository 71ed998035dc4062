/**
 * Gives the visit that begins with this document a name of its own, which a reload keeps. The router would name all such
 * visits alike, and scroll one to where another was left in the same tab, past what its address names.
 */
export function nameFirstVisit(): void {
  const state: object = history.state ?? {};
  if ("key" in state) return;
  history.replaceState({ ...state, key: crypto.randomUUID() }, "");
}
