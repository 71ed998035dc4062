/**
 * Handles the rejection of `ready` when the browser skips the fade between two screens: if the next page change follows at
 * once, or the page is hidden or resized meanwhile. The router leaves it unhandled. It waits for `finished`, which still
 * reports errors of the page change itself. Returns a function that ends this.
 */
export function allowSkippedTransitions(): (() => void) | undefined {
  const { startViewTransition } = document;
  // Older browsers have no such transitions.
  if (!startViewTransition) return;
  document.startViewTransition = (update) => {
    const transition = startViewTransition.call(document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    document.startViewTransition = startViewTransition;
  };
}
