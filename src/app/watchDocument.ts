/** After this long nothing is waited for any more, in milliseconds. */
const patience = 10_000;

/**
 * Calls back whenever something on the page has changed, until the visitor does something first, as one of these events
 * tells. Returns how to stop.
 */
export function watchDocument(onChange: () => void, visitorEvents: readonly string[]): () => void {
  const ending = new AbortController();
  const observer = new MutationObserver(onChange);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    ending.abort();
  };
  const timer = setTimeout(stop, patience);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of visitorEvents) addEventListener(event, stop, { signal: ending.signal, passive: true });
  return stop;
}
