import { useSyncExternalStore } from "react";

/** The longest time between rendering a frame and painting it. */
const paintDelayMs = 100;

/** Marks the painted page. */
const attribute = "data-painted";

/** False until the first screen is painted, then true until the page is left. */
export function useHasPainted(): boolean {
  return useSyncExternalStore(subscribe, hasPainted, () => false);
}

function hasPainted(): boolean {
  return document.documentElement.hasAttribute(attribute);
}

function subscribe(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame is painted some frames after it was rendered, and no event says when.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      document.documentElement.setAttribute(attribute, "");
      listener();
    }, paintDelayMs);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
