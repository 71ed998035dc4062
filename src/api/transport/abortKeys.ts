const controllers = new Map<string, AbortController>();

/**
 * Creates the signal of a request with an abort key and aborts the earlier request with the same key. The signal aborts
 * when a later request uses the key or when `callerSignal` aborts. Call `release` when the request has ended.
 */
export function createSignalForKey(
  key: string,
  callerSignal?: AbortSignal,
): { signal: AbortSignal; release(): void } {
  controllers
    .get(key)
    ?.abort(new DOMException(`A later request with the key "${key}" replaced this one.`, "AbortError"));
  const controller = new AbortController();
  controllers.set(key, controller);
  return {
    signal: callerSignal ? AbortSignal.any([callerSignal, controller.signal]) : controller.signal,
    release: () => {
      if (controllers.get(key) === controller) controllers.delete(key);
    },
  };
}
