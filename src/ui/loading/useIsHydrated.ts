import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** False in HTML of the build and while React takes it over: controls that need scripts are disabled until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
