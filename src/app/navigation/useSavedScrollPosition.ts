import { type ComponentProps, createContext, useContext, useEffect } from "react";
import { type RouterProvider, useLocation } from "react-router-dom";
import { observeDocument } from "#ui/focus/observeDocument.ts";

/** The router of the page, whose state says which scroll position it restores. */
export const RouterContext = createContext<ComponentProps<typeof RouterProvider>["router"] | undefined>(
  undefined,
);

/**
 * Scrolls to the saved position once the page is long enough for it: the router tries once, before a list that loads late is
 * there. Stops when the visitor does something.
 */
export function useSavedScrollPosition(): void {
  const { key } = useLocation();
  const router = useContext(RouterContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each history entry
  useEffect(() => {
    const position = router?.state.restoreScrollPosition;
    if (typeof position !== "number" || scrollY >= Math.floor(position)) return;
    const stop = observeDocument(() => {
      if (document.documentElement.scrollHeight - innerHeight < Math.floor(position)) return;
      stop();
      scrollTo({ top: position, behavior: "instant" });
    });
    return stop;
  }, [key, router]);
}
