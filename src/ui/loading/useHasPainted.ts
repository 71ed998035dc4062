import { useSyncExternalStore } from "react";

/** How long a browser may take from rendering a frame to painting it. */
const paintDelayMs = 100;

let hasPainted = false;
let isScheduled = false;
const listeners = new Set<() => void>();

/** False until the first screen is painted, then true until the page is left. */
export function useHasPainted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasPainted,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isScheduled) {
    isScheduled = true;
    // A frame is painted some frames after it was rendered, and no event says when.
    requestAnimationFrame(() => setTimeout(handlePaint, paintDelayMs));
  }
  return () => listeners.delete(listener);
}

function handlePaint(): void {
  hasPainted = true;
  for (const listener of listeners) listener();
}
