import { useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterStateContext, useLocation } from "react-router-dom";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";
import { moveFocus } from "#ui/focus/moveFocus.ts";
import { useIsHydrated } from "#ui/loading/useIsHydrated.ts";
import { observeDocument } from "./observeDocument.ts";

/**
 * Moves the focus to the heading of a screen, so that screen readers speak it, after a navigation and when the first screen
 * replaces the start screen. With a hash, it moves to the heading of that section, and the page scrolls to a section that
 * renders later, unless the position of an earlier visit is restored. The introduction in the page's HTML keeps the browser's
 * own focus.
 */
export function useFocusOnNavigation(): void {
  const { key, hash } = useLocation();
  const lastKey = useRef(key);
  const savedPosition = useContext(RouterStateContext)?.restoreScrollPosition;
  const scrollTo = useEffectEvent((target: Element) => {
    if (typeof savedPosition !== "number") target.scrollIntoView();
  });
  const [replacesStartScreen] = useState(useIsHydrated());
  useEffect(() => {
    const isInPage = lastKey.current === key && !replacesStartScreen;
    lastKey.current = key;
    const id = decodeUriComponent(hash.slice(1));
    if (id !== "") return followTarget(id, scrollTo);
    if (isInPage) return;
    moveFocus(document.querySelector<HTMLElement>("h1") ?? document.querySelector("main"), keepPosition);
    return observeDocument(focusNewHeading);
  }, [key, hash, replacesStartScreen]);
}

/** The router scrolls. */
const keepPosition = { preventScroll: true };

/** Focuses the heading that replaces a skeleton's. */
function focusNewHeading(): void {
  if (!document.activeElement?.matches("body, main")) return;
  moveFocus(document.querySelector<HTMLElement>("main h1"), keepPosition);
}

/** Opens an element and focuses its heading, once it is rendered. Returns a function that stops waiting for it. */
function followTarget(id: string, scrollTo: (target: Element) => void): (() => void) | undefined {
  const focusHeading = () => {
    const target = document.getElementById(id);
    if (target instanceof HTMLDetailsElement) target.open = true;
    for (const details of target?.querySelectorAll("details") ?? []) details.open = true;
    const heading = target?.querySelector("h2");
    moveFocus(heading?.closest("summary") ?? heading, keepPosition);
    return target;
  };
  // The router itself scrolls to an element that renders at once.
  if (focusHeading()) return;
  const stop = observeDocument(() => {
    const target = focusHeading();
    if (!target) return;
    stop();
    scrollTo(target);
  });
  return stop;
}
