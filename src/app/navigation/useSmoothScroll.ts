import { useEffect, useLayoutEffect } from "react";
import { useMatches } from "react-router-dom";

const smoothClass = "smooth-scroll";

/**
 * Makes the page scroll smoothly, except while another screen takes its place: then the router has to restore the scroll
 * position at once.
 */
export function useSmoothScroll(): void {
  const routeId = useMatches().at(-1)?.id;
  // The router restores the position in a layout effect: after this cleanup, before the other effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useLayoutEffect(
    () => () => {
      document.documentElement.classList.remove(smoothClass);
      // Reading a style applies the change: Chromium scrolls to the very top without updating styles before.
      document.body.getClientRects();
    },
    [routeId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => document.documentElement.classList.add(smoothClass), [routeId]);
}
