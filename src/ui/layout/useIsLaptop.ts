import { useSyncExternalStore } from "react";

const query = "(min-width: 1024px)";

/** Whether the window has room for two columns, for content that otherwise need not load. Styles need no script for that. */
export function useIsLaptop(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}
