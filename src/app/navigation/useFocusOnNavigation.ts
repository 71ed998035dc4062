import { useContext, useEffect, useEffectEvent, useRef } from "react";
import { UNSAFE_DataRouterStateContext as RouterStateContext, useLocation } from "react-router-dom";
import { decodeUriComponent } from "#ui/decodeUriComponent.ts";
import { observeDocument } from "./observeDocument.ts";

/**
 * Focuses the heading of a screen after a navigation, so that screen readers announce it, or that of the section in the
 * hash, and scrolls to a section that is rendered later, unless the position of an earlier visit is restored. Without a hash
 * the first screen keeps the browser's own focus.
 */
export function useFocusOnNavigation(): void {
  const { key, hash } = useLocation();
  const lastKey = useRef(key);
  const savedPosition = useContext(RouterStateContext)?.restoreScrollPosition;
  const scrollTo = useEffectEvent((target: Element) => {
    if (typeof savedPosition !== "number") target.scrollIntoView();
  });
  useEffect(() => {
    const isFirstScreen = lastKey.current === key;
    lastKey.current = key;
    const id = decodeUriComponent(hash.slice(1));
    if (id !== "") return followTarget(id, scrollTo);
    if (isFirstScreen) return;
    const heading = document.querySelector<HTMLElement>("h1") ?? document.querySelector("main");
    heading?.focus({ preventScroll: true });
    return observeDocument(focusNewHeading);
  }, [key, hash]);
}

/** Focuses the heading that replaces the one of a skeleton. */
function focusNewHeading(): void {
  if (!document.activeElement?.matches("body, main")) return;
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/** Opens an element and focuses its heading, once it is rendered. Returns a function that stops waiting for it. */
function followTarget(id: string, scrollTo: (target: Element) => void): (() => void) | undefined {
  const focusHeading = () => {
    const target = document.getElementById(id);
    if (target instanceof HTMLDetailsElement) target.open = true;
    for (const details of target?.querySelectorAll("details") ?? []) details.open = true;
    const heading = target?.querySelector("h2");
    (heading?.closest("summary") ?? heading)?.focus({ preventScroll: true });
    return target;
  };
  // The router scrolls to what is rendered at once.
  if (focusHeading()) return;
  const stop = observeDocument(() => {
    const target = focusHeading();
    if (!target) return;
    stop();
    scrollTo(target);
  });
  return stop;
}
