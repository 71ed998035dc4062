const timeoutMs = 10_000;

const visitorEvents = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Calls back whenever the page gains or loses elements, until the visitor does something or the timeout passes.
 * Returns a function that stops it.
 */
export function observeDocument(onChange: () => void): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  const observer = new MutationObserver(onChange);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    abortController.abort();
  };
  const timer = setTimeout(stop, timeoutMs);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of visitorEvents) addEventListener(event, stop, { signal, passive: true });
  return stop;
}
