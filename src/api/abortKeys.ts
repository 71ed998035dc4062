const running = new Map<string, AbortController>();

/**
 * A signal for a call with an abort key. It cancels the earlier call with the same key, and is itself aborted by a later
 * one or by the caller's own signal.
 */
export function signalForKey(key: string, own?: AbortSignal): { signal: AbortSignal; done(): void } {
  running.get(key)?.abort(new DOMException(`Replaced by a later call "${key}".`, "AbortError"));
  const controller = new AbortController();
  running.set(key, controller);
  return {
    signal: own ? AbortSignal.any([own, controller.signal]) : controller.signal,
    done: () => {
      if (running.get(key) === controller) running.delete(key);
    },
  };
}
