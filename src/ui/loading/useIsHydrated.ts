import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether React has taken over the build's HTML. Until then, controls that need scripts are disabled. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
