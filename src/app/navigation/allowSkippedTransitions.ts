/**
 * Makes it no error if the browser skips the fade between two screens, as it does when the next page change follows at once
 * and when the page is hidden or resized meanwhile. The router leaves the rejection of `ready` unhandled; `finished`, which
 * it waits for, still reports errors of the page change itself. Returns a function that ends this.
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
