import { useSyncExternalStore } from "react";

/** How long a browser may take to show what it has drawn, in milliseconds. */
const timeToShow = 100;

let hasBeenDrawn = false;
let isAsked = false;
const listeners = new Set<() => void>();

/** False until the first screen can be seen; then true for good. */
export function useHasBeenDrawn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasBeenDrawn,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    // What is drawn in a frame is seen some frames later; browsers do not tell when.
    requestAnimationFrame(() => setTimeout(tellDrawn, timeToShow));
  }
  return () => listeners.delete(listener);
}

function tellDrawn(): void {
  hasBeenDrawn = true;
  for (const listener of listeners) listener();
}
