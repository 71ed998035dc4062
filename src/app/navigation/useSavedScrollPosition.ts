import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterStateContext as RouterStateContext, useLocation } from "react-router-dom";
import { observeDocument } from "./observeDocument.ts";

/**
 * Scrolls to the saved position once the page is long enough for it: the router tries once, before a list that loads late is
 * there. Stops when the visitor does something.
 */
export function useSavedScrollPosition(): void {
  const { key } = useLocation();
  const position = useContext(RouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each history entry
  useEffect(() => {
    if (typeof position !== "number" || scrollY >= Math.floor(position)) return;
    const stop = observeDocument(() => {
      if (document.documentElement.scrollHeight - innerHeight < Math.floor(position)) return;
      stop();
      scrollTo({ top: position, behavior: "instant" });
    });
    return stop;
  }, [key, position]);
}
