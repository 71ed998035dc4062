import { useSyncExternalStore } from "react";

/** A page that never comes to rest gets the rest all the same, after so many milliseconds. */
const longestWait = 1000;

let hasBeenIdle = false;
let isAsked = false;
const listeners = new Set<() => void>();

/** False until the browser has drawn the first screen and has nothing else to do; then true for good. */
export function useHasBeenIdle(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasBeenIdle,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    whenIdle(() => {
      hasBeenIdle = true;
      for (const each of listeners) each();
    });
  }
  return () => listeners.delete(listener);
}

/** Safari does not tell; the next task is late enough. */
function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: longestWait });
  else setTimeout(callback);
}
