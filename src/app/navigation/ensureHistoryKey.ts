/**
 * Gives the first history entry of a page load a key of its own, which a reload keeps. The router would use the same key for
 * all such entries and restore the scroll position of another one in the same tab.
 */
export function ensureHistoryKey(): void {
  const state: object = history.state ?? {};
  if ("key" in state) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}
