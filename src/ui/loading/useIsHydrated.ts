import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in the build's HTML and during hydration: until then, controls that need scripts are disabled. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
