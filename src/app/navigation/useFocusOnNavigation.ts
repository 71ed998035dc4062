import { useContext, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";
import { isFocusMoving, moveFocus } from "#ui/focus/moveFocus.ts";
import { observeDocument } from "#ui/focus/observeDocument.ts";
import { useIsHydrated } from "#ui/loading/useIsHydrated.ts";
import { RouterContext } from "./useSavedScrollPosition.ts";

/**
 * Moves the focus to the heading of a screen, so that screen readers speak it, after a navigation and when the first screen
 * replaces the start screen. With a hash, it moves to the heading of that section, and the page scrolls to a section that
 * renders later, unless the position of an earlier visit is restored. An element that the screen itself focuses keeps the
 * focus, and so does the introduction in the page's HTML.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const [firstLocation] = useState(location);
  const router = useContext(RouterContext);
  const [replacesStartScreen] = useState(useIsHydrated());
  useEffect(() => {
    const id = decodeUriComponent(location.hash.slice(1));
    const isRestored = typeof router?.state.restoreScrollPosition === "number";
    if (id !== "") return followTarget(id, isRestored);
    if (location === firstLocation && !replacesStartScreen) return;
    if (!isFocusMoving())
      moveFocus(document.querySelector<HTMLElement>("h1") ?? document.querySelector("main"), keepPosition);
    return observeDocument(focusNewHeading);
  }, [location, firstLocation, router, replacesStartScreen]);
}

/** The router scrolls. */
const keepPosition = { preventScroll: true };

/** Focuses the heading that replaces a skeleton's. */
function focusNewHeading(): void {
  if (isFocusMoving() || !document.activeElement?.matches("body, main")) return;
  moveFocus(document.querySelector<HTMLElement>("main h1"), keepPosition);
}

/** Opens an element and focuses its heading, once it is rendered. Returns a function that stops waiting for it. */
function followTarget(id: string, isRestored: boolean): (() => void) | undefined {
  const focusHeading = () => {
    const target = document.getElementById(id);
    if (target instanceof HTMLDetailsElement) target.open = true;
    for (const details of target?.querySelectorAll("details") ?? []) details.open = true;
    const heading = target?.querySelector("h2");
    if (!isFocusMoving()) moveFocus(heading?.closest("summary") ?? heading, keepPosition);
    return target;
  };
  // The router itself scrolls to an element that renders at once.
  if (focusHeading()) return;
  const stop = observeDocument(() => {
    const target = focusHeading();
    if (!target) return;
    stop();
    if (!isRestored) target.scrollIntoView();
  });
  return stop;
}
