/** `AbortSignal.any`: a signal that aborts with the first of several signals, and with its reason. */
export function createAnySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    // The listeners are removed as soon as one signal has aborted.
    else
      signal.addEventListener("abort", () => controller.abort(signal.reason), { signal: controller.signal });
  }
  return controller.signal;
}
